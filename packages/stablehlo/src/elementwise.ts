/** Op kinds that act on each element alone. */
import type { Expression } from '@gradcert/notation';
import { plainAssembly } from './assembly';
import { outside } from './errors';
import type { ElementType, PlainKind } from './ir';
import { defineOpKind, ensureSameTypes, type OpKindDefinition } from './op-kind';

type ElementClass = 'float' | 'integer' | 'boolean';

function elementClass(element: ElementType): ElementClass {
  switch (element) {
    case 'f32':
    case 'f64':
    case 'bf16':
    case 'f16':
      return 'float';
    case 'i32':
    case 'i64':
      return 'integer';
    case 'i1':
      return 'boolean';
    default:
      return element satisfies never;
  }
}

interface Elementwise {
  readonly arity: 1 | 2;
  /** Element types that the kind accepts. */
  readonly accepts: readonly ElementClass[];
  /** The result's element from those of the operands. */
  readonly formula: (...operands: readonly Expression[]) => Expression;
}

/** A kind whose operands and result all have one type. */
export function defineElementwise<K extends PlainKind>(kind: K, rules: Elementwise): OpKindDefinition<K> {
  return defineOpKind({
    kind,
    arity: rules.arity,
    infer: ({ operands }) => {
      ensureSameTypes(kind, operands);
      const type = operands[0];
      if (!rules.accepts.includes(elementClass(type.element))) {
        outside(
          `${kind}: element type ${type.element} is not accepted`,
          `convert the operands to a ${rules.accepts.join(' or ')} type`,
        );
      }
      return type;
    },
    assembly: plainAssembly(kind, 'same'),
    meaning: (operation, scope) => {
      const indices = scope.indices(operation.results[0].type.shape.length);
      const operands = operation.operands.map((operand) => scope.read(operand, indices));
      return [scope.computed(operation, rules.formula(...operands))];
    },
  });
}
