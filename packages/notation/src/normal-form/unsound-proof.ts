import type { DecisionContext, DecisionSide } from './program';
import type { Witness } from './witness';

/** An evaluation contradicts a proof: the normal form has a defect. The message is a test to paste. */
export class UnsoundProof extends Error {
  override readonly name = 'UnsoundProof';

  constructor(
    left: DecisionSide,
    right: DecisionSide,
    context: DecisionContext,
    readonly witness: Witness,
    data: Readonly<Record<string, Float64Array>>,
  ) {
    super(
      [
        'the normal form proved two programs equal that differ: please report this as a test',
        `const left: DecisionSide = ${source(left)};`,
        `const right: DecisionSide = ${source(right)};`,
        `const context: DecisionContext = ${source(context)};`,
        `expect(decideEqual(left, right, context).verdict).not.toBe('equal');`,
        `// witness: ${source(witness)}`,
        `// operands: ${source(Object.fromEntries(Object.entries(data).map(([name, values]) => [name, [...values]])))}`,
      ].join('\n'),
    );
  }
}

/** A value as JavaScript source: JSON, and infinities. */
function source(value: unknown): string {
  const marked = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'number' && !Number.isFinite(part) ? `<${String(part)}>` : part,
  );
  return marked.replace(/"<(-?Infinity|NaN)>"/g, '$1');
}
