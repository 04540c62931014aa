export * from './claims';
export {
  isOwn,
  loadEntries,
  REPOSITORY_FOLDERS,
  workspaceOf,
  type OwnFolders,
  type Workspace,
} from './workspace';
export { drawOperands, type OperandData, type Recipe } from './data/recipe';
export * from './deviations';
export { diagnose } from './diagnosis/diagnose';
export { textsOf, type EmittedText } from './emitted-texts';
export { meaningBy, replicasBy } from './second-opinion';
export { REPLICAS as replicaCounts } from './proofs/replicas';
export * from './extents';
export * from './failure';
export { groupBy } from './group';
export { ieeeProfile } from './ieee';
export * from './judge';
export { checkNative } from './native-check';
export * from './oracle';
export { recipeNamed, recipes, entriesOf, planEntry, planLiteral } from './plan';
export { RANDOM_SIZES } from './plan-random';
export * from './profiles';
export { chooseCases, type LayerKills } from './calibration/choose';
export {
  calibrated,
  calibration,
  isCalibrated,
  ownCalibration,
  keptCases,
  recordedKills,
  writeCalibration,
  type CalibratedEntry,
} from './calibration/record';
export * from './prove';
export * from './query';
export * from './recognize';
export * from './results';
export type { BackendUnderTest } from './execution';
export * from './run';
export * from './summary';
export { judged, tightnessOf, type Tightness } from './tightness';
export * from './unsteady';
export * from './request';
export { requestsOfCase } from './requests-of-case';
export { judgeLaw } from './relations/judge-law';
export type { Law, LawInstance } from './relations/law';
export { lawNamed, laws, lawsOf } from './relations/laws';
export { randomStream } from './random';
export { chooseShapes, distinctShape, randomShape, shapeName } from './shapes';
export * from './loss-gradient';
export { checkingTogether } from './together';
export { affordableWidths, isCheap } from './net-cost';
export * from './net-run';
export { whatFailsWithout, type Counterexample, type Necessity } from './hypotheses/counterexample';
export { checkNetHypotheses, type NetHypothesis } from './hypotheses/net-hypotheses';
export { sidesOfDerivative, type Sides } from './hypotheses/sides';
export { checkSelections, type Selection, type SelectionCheck } from './hypotheses/selections';
export type { Probe, ProbeImage, ProbeReport, TiedWindow, WindowCounts } from './probing/probe';
export { probes } from './probing/probes';
export { runProbe } from './probing/run-probe';
export { mutantsOf, mutationOperators, type Mutant } from './mutants/mutant';
export type { MutationOperator } from './mutants/operator';
export { blindLayers, type BlindLayer } from './mutants/noticing';
export { scoreEntry, type MutantResult } from './mutants/score';
export { concernedBy, historicFaults, scoreFault } from './historic/historic-faults';
