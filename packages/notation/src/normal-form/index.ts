export { decideEqual, type DecideOptions, type Decision } from './decide';
export type { DecisionContext, DecisionSide } from './program';
export type { Witness } from './witness';
export { UnsoundProof } from './unsound-proof';
