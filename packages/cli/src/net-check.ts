/** Checks a net: the layer loss-gradient of every parameter, then every node of its chain on backends. */
import {
  checkLossGradient,
  executeNet,
  runNetNodes,
  type BackendSummary,
  type CaseResult,
  type ExecutedNet,
  type ParameterCheck,
} from '@gradcert/conformance';
import type { Net } from '@gradcert/spec';
import { OpenBackends, type BackendPlan } from './backend-plan';
import type { NetDocument } from './documents';
import { failureText, parameterText } from './failure';
import { breathe, untilInterrupted } from './interrupt';
import { startProgress, type Progress } from './progress';
import type { Terminal } from './terminal';
import { isFailure } from './verdicts';

export interface NetWork {
  readonly net: Net;
  readonly widths: 'literal' | 'reduced';
  readonly batch: number;
  readonly plan: BackendPlan;
}

/** Does the work; failures are printed as they come. */
export async function checkNet(
  { net, widths, batch, plan }: NetWork,
  terminal: Terminal,
): Promise<NetDocument> {
  const checks: ParameterCheck[] = [];
  const results: CaseResult[] = [];
  const backends: BackendSummary[] = [];
  const open = new OpenBackends();
  const steps = net.backward.filter(({ apply }) => apply !== 'reshape').length;
  const progress = startProgress(net.id, net.parameters.length + steps * plan.ids.length);
  const checkAll = async (executed: ExecutedNet, signal: AbortSignal): Promise<void> => {
    for await (const check of checkParameters(executed, progress, terminal)) {
      if (signal.aborted) return;
      checks.push(check);
    }
  };
  const runAll = async (executed: ExecutedNet, signal: AbortSignal): Promise<void> => {
    for (const id of plan.ids) {
      const handle = await open.open(id);
      backends.push({ id, ...(await handle.describe()) });
      const onResult = (result: CaseResult): void => {
        if (signal.aborted) return;
        results.push(result);
        progress.advance(result.case);
        if (isFailure(result)) {
          progress.interrupt(() => {
            terminal.print(failureText(result, terminal.colours));
          });
        }
      };
      await runNetNodes(executed, { handle, onResult, signal });
    }
  };
  const interrupted = await untilInterrupted(
    async (signal) => {
      const executed = executeNet(net);
      // Workers compute while this process differentiates.
      await Promise.all([checkAll(executed, signal), runAll(executed, signal)]);
    },
    async () => {
      progress.stop();
      await open.close();
    },
  );
  return {
    schema: 'gradcert.net/1',
    net: net.id,
    batch,
    widths,
    interrupted,
    parameters: net.parameters.length,
    nodes: net.parameters.map(({ name, shape, application: { apply } }) => ({
      parameter: name,
      node: apply === 'reshape' ? apply : apply.id,
      shape,
    })),
    lossGradient: {
      checked: checks.reduce((sum, { checked }) => sum + checked, 0),
      failed: checks.reduce((sum, { failed }) => sum + failed, 0),
      maxRelativeError: checks.reduce((most, { maxRelativeError }) => Math.max(most, maxRelativeError), 0),
      parameters: checks,
    },
    backends,
    missing: plan.missing,
    results,
  };
}

/** One parameter after the other, with time for signals between them. */
async function* checkParameters(
  executed: ExecutedNet,
  progress: Progress,
  terminal: Terminal,
): AsyncGenerator<ParameterCheck> {
  for (const { name } of executed.net.parameters) {
    const checks: ParameterCheck[] = [];
    checkLossGradient(executed, { parameters: [name], onParameter: (check) => checks.push(check) });
    for (const check of checks) {
      progress.advance(name);
      if (check.verdict === 'failed') {
        progress.interrupt(() => {
          terminal.print(parameterText(check, terminal.colours));
        });
      }
      await breathe();
      yield check;
    }
  }
}
