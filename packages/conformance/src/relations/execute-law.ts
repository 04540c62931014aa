import { executeTogether, judged, startResult, type Subject } from '../execution';
import type { DimValues } from '../extents';
import { requestOf } from '../request';
import type { CaseResult } from '../results';
import { judgeLaw } from './judge-law';
import type { Law } from './law';

export interface LawExecution extends Subject {
  readonly law: Law;
  readonly dims: DimValues;
}

/** Executes a law's runs, and judges the first result by the others. */
export async function executeLaw(execution: LawExecution): Promise<CaseResult> {
  const { entry, law, dims, route, handle } = execution;
  const finish = startResult(execution);
  if (route === 'native' && law.judged)
    return finish({ verdict: 'unsupported', message: 'a native kernel has no bf16 twin' });
  const instance = law.instance(entry, dims);
  const requests = instance.runs.map((run) => requestOf(run.entry, run.dims, run.data, route));
  const executed = await executeTogether(handle, requests);
  if ('refused' in executed) return finish(executed.refused);
  const judgement = judgeLaw(law, instance, executed.outputs, route, handle.definition.accuracy);
  const outcome = judged(judgement, executed.kernels);
  return finish(
    judgement.deviation ? { ...outcome, message: `it does not hold that ${law.claim}` } : outcome,
  );
}
