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
        `const left: DecisionSide = ${JSON.stringify(left)};`,
        `const right: DecisionSide = ${JSON.stringify(right)};`,
        `const context: DecisionContext = ${JSON.stringify(context)};`,
        `expect(decideEqual(left, right, context).verdict).not.toBe('equal');`,
        `// witness: ${JSON.stringify(witness)}`,
        `// operands: ${JSON.stringify(Object.fromEntries(Object.entries(data).map(([name, values]) => [name, [...values]])))}`,
      ].join('\n'),
    );
  }
}
