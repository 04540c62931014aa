import type { CertifiedFunction } from '@gradcert/spec';
import type { Operation, Value } from '@gradcert/stablehlo';
import type { BehaviourOperator } from '../operator';

/** Kinds that move elements and compute nothing. */
const MOVES: ReadonlySet<string> = new Set(['transpose', 'reverse', 'pad', 'reshape', 'broadcast_in_dim']);

/** Names of the operands that a convolution or a product reads as they are: those that tensor cores round. */
function contractedOperands({ module, operands }: CertifiedFunction): string[] {
  const [main] = module.functions;
  const producers = new Map(
    main.body.map((operation): [Value, Operation] => [operation.results[0], operation]),
  );
  const source = (value: Value): Value => {
    const operation = producers.get(value);
    return operation && MOVES.has(operation.kind) ? source(operation.operands[0]) : value;
  };
  const read = new Set(
    main.body
      .filter(({ kind }) => kind === 'convolution' || kind === 'dot_general')
      .flatMap((operation) => operation.operands.map(source)),
  );
  return operands.filter((_, at) => read.has(main.arguments[at])).map(({ name }) => name);
}

/** TF32 keeps 10 of float32's 23 bits. Rounds half away from zero. */
function toTf32(data: Float32Array): Float32Array {
  const rounded = Float32Array.from(data);
  const bits = new Uint32Array(rounded.buffer);
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] + 0x1000) & 0xffffe000;
  return rounded;
}

export default {
  kind: 'behaviour',
  name: 'operand-in-tf32',
  title: 'an operand of a product was rounded to TF32',
  fault: 'precision',
  *misbehaviours(entry) {
    for (const name of contractedOperands(entry)) {
      yield {
        what: name,
        wrap: (kernel) => (data, dims) => kernel({ ...data, [name]: toTf32(data[name]) }, dims),
      };
    }
  },
} satisfies BehaviourOperator;
