/** Reads syntax as an affine form: an index slot, an extent, a side of an index bracket. */
import { add, constant, isConstant, scale, subtract, variable, type Affine } from './affine';
import { notAffine, type NotAffineReason, type Problem } from './errors';
import type { Span } from './ast';
import type { Syntax } from './syntax';

export type Addressing = { readonly form: Affine } | { readonly problem: Problem };

/** Undefined where the name may stand in an affine form, else why it may not. */
export type AddressName = (name: string, span: Span) => Problem | undefined;

const refuse = (span: Span, reason: NotAffineReason): Addressing => ({ problem: notAffine(span, reason) });

/** The affine form that the syntax stands for, or why it is none. */
export function affineOf(node: Syntax, addressName: AddressName): Addressing {
  switch (node.kind) {
    case 'number':
      return whole(constant(node.value), node.span);
    case 'name': {
      const problem = addressName(node.name, node.span);
      return problem === undefined ? { form: variable(node.name) } : { problem };
    }
    case 'negate':
      return map(affineOf(node.operand, addressName), (form) => ({ form: scale(form, -1) }));
    case 'binary':
      return map(affineOf(node.left, addressName), (left) =>
        map(affineOf(node.right, addressName), (right) => combine(node, left, right)),
      );
    case 'read':
      return refuse(node.span, { kind: 'value', what: `the value of '${node.tensor.name}'` });
    case 'call':
      return refuse(node.span, { kind: 'value', what: `the value of '${node.callee.name}'` });
    case 'reduction':
      return refuse(node.span, { kind: 'value', what: `a ${node.reducer}` });
    case 'power':
      return refuse(node.span, { kind: 'value', what: 'a power' });
    case 'chain':
      return refuse(node.span, { kind: 'value', what: 'a bracket' });
    default:
      return node satisfies never;
  }
}

function combine(node: Extract<Syntax, { kind: 'binary' }>, left: Affine, right: Affine): Addressing {
  switch (node.operator) {
    case 'add':
      return whole(add(left, right), node.span);
    case 'subtract':
      return whole(subtract(left, right), node.span);
    case 'multiply':
      if (isConstant(left)) return whole(scale(right, left.constant), node.span);
      if (isConstant(right)) return whole(scale(left, right.constant), node.span);
      return refuse(node.span, { kind: 'product', left: firstName(left), right: firstName(right) });
    case 'divide':
      return refuse(node.span, { kind: 'division' });
    default:
      return node.operator satisfies never;
  }
}

const firstName = (form: Affine): string => Object.keys(form.terms)[0] ?? '';

function whole(form: Affine, span: Span): Addressing {
  const safe = [form.constant, ...Object.values(form.terms)].every(Number.isSafeInteger);
  return safe
    ? { form: form.constant === 0 ? { ...form, constant: 0 } : form }
    : refuse(span, { kind: 'fraction' });
}

const map = (result: Addressing, next: (form: Affine) => Addressing): Addressing =>
  'form' in result ? next(result.form) : result;
