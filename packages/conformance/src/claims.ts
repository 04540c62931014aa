import type { Layer } from './results';

/** What each layer claims: the words of failures, reports and pages. */
export const CLAIMS: Readonly<Record<Layer, string>> = {
  denotation: "the denotation is the VJP of the op's forward in that argument",
  text: 'the emitted module verifies, and printing what is parsed from it gives it back',
  meaning: 'the emitted text unfolds to the denotation',
  hypotheses: 'where its hypotheses hold the node is the derivative; where one does not, it is not',
  replicas: 'on R replicas of N examples the text with its collectives is the node at R * N',
  exact: 'the kernel gets every index right: on small integers the result is bit-equal',
  mantissa: 'the kernel keeps all 24 bits of each operand: the result is bit-equal',
  bounded: 'rounding stays inside the bound derived from the operations',
  repeat: 'the same input gives the same bits, also after other shapes ran',
  laws: 'results on related operands are related: linear, additive, symmetric, at any size',
  'loss-gradient':
    "the parameter node at the chain's own cotangent is the derivative of the whole net's loss",
};
