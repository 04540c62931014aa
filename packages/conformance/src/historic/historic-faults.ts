/** Every historic fault, and whether the generated cases notice it: no case is written for one. */
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import { scoreEntry, type MutantResult } from '../mutants/score';
import { entriesOf, planEntry, planLongBatch } from '../plan';
import type { HistoricFault } from './fault';
import * as faultModules from './faults';

/** In the order of their names. */
export const historicFaults: readonly HistoricFault[] = Object.values(faultModules);

/** The entries that a fault concerns. */
export const concernedBy = ({ applies }: HistoricFault, spec: Spec): readonly CertifiedFunction[] =>
  entriesOf(spec).filter(applies);

/** The verdict on a fault in every entry that it concerns, at each place where it can be. */
export const scoreFault = (fault: HistoricFault, spec: Spec): readonly MutantResult[] =>
  concernedBy(fault, spec).flatMap((entry) => {
    const cases = fault.longBatch ? planLongBatch(entry) : planEntry(entry, spec);
    return [...scoreEntry(entry, spec, { operators: [fault], cases })];
  });
