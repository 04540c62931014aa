/** Checks a net: its hypotheses, the layer loss-gradient of every parameter, and every node of its chain on backends. */
import { join } from 'node:path';
import {
  checkParameter,
  checkingTogether,
  executing,
  isCheap,
  runNetNodes,
  type BackendSummary,
  type CaseResult,
  type ExecutedNet,
  type LossGradientOptions,
  type ParameterCheck,
  workspaceOf,
} from '@gradcert/conformance';
import type { Net, NetOptions, Spec } from '@gradcert/spec';
import type { BackendPlan } from './backend-plan';
import type { NetDocument } from './documents';
import { failureText, parameterText } from './failure';
import { checkHypotheses, NOT_CHECKED } from './hypothesis-check';
import { breathe, untilInterrupted } from './interrupt';
import { KeptChecks } from './kept-checks';
import { startProgress, type Progress } from './progress';
import { netCall } from './net-options';
import type { Terminal } from './terminal';
import { isFailure } from './verdicts';

export type NetCheck = 'loss-gradient' | 'hypotheses' | 'chain';

export interface NetWork {
  readonly spec: Spec;
  readonly net: Net;
  /** What it was derived with. */
  readonly options: NetOptions;
  /** Where the chain runs. */
  readonly plan: BackendPlan;
  /** The one that is checked alone, of the loss gradient, the hypotheses and the chain; all three where absent. */
  readonly check?: NetCheck;
  /** Check parameters one by one, also where a pass for each takes hours. */
  readonly oneByOne: boolean;
  /** Keep checks in .gradcert/net, and take over those that are there. */
  readonly resume: boolean;
}

/** Tried of every parameter by itself, where a pass costs little and where it takes long. */
const CHEAP: LossGradientOptions = { directions: 2, entries: 4 };
const COSTLY: LossGradientOptions = { directions: 1, entries: 0 };

const keptFolder = (): string => join(workspaceOf().root, '.gradcert', 'net');

/** Does the work; failures are printed as they come. */
export async function checkNet(
  { spec, net, options, plan, check: alone, oneByOne, resume }: NetWork,
  terminal: Terminal,
): Promise<NetDocument> {
  const checks: ParameterCheck[] = [];
  let hypotheses = NOT_CHECKED;
  const results: CaseResult[] = [];
  const backends: BackendSummary[] = [];
  const nodes = net.backward.filter(({ apply }) => apply !== 'reshape').length;
  const directions = isCheap(net) ? CHEAP : COSTLY;
  const kept = resume ? KeptChecks.of(net, directions, keptFolder()) : undefined;
  const known = kept?.read() ?? new Map<string, ParameterCheck>();
  if (kept) terminal.print(`${String(known.size)} parameters are done, in ${kept.file}`);
  const isAsked = (check: NetCheck): boolean => alone === undefined || alone === check;
  const parameters = isAsked('loss-gradient') ? net.parameters.map(({ name }) => name) : [];
  const units = net.forward.length + net.backward.length + parameters.length + nodes * plan.handles.length;
  const progress = startProgress(net.id, units);
  const checkAll = async (executed: ExecutedNet, signal: AbortSignal): Promise<void> => {
    const left = parameters.filter((name) => !known.has(name));
    const together =
      isCheap(net) || oneByOne ? undefined : await drain(checkingTogether(executed, left), progress, signal);
    if (signal.aborted) return;
    for (const name of parameters) {
      const found = known.get(name) ?? together?.find(({ parameter }) => parameter === name);
      const check = found ?? checkParameter(executed, name, directions);
      if (!known.has(name)) kept?.keep(check);
      checks.push(check);
      if (!together) progress.advance(name);
      if (check.verdict === 'failed') {
        progress.interrupt(() => {
          terminal.print(parameterText(check, netCall(net.id, options), terminal.colours));
        });
      }
      await breathe();
      if (signal.aborted) return;
    }
  };
  const runAll = async (executed: ExecutedNet, signal: AbortSignal): Promise<void> => {
    for (const handle of plan.handles) {
      backends.push({ id: handle.id, ...(await handle.describe()) });
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
      const executed = await drain(executing(net), progress, signal);
      if (!executed) return;
      if (isAsked('hypotheses')) hypotheses = await checkHypotheses(executed, spec, signal);
      // Workers compute while this process differentiates.
      await Promise.all([checkAll(executed, signal), runAll(executed, signal)]);
    },
    () => {
      progress.stop();
      return Promise.resolve();
    },
  );
  if (interrupted) await plan.close();
  return {
    schema: 'gradcert.net/1',
    net: net.id,
    batch: options.batch ?? 0,
    widths: options.widths ?? 'literal',
    options,
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
    ...hypotheses,
    backends,
    missing: plan.missing,
    results,
  };
}

/** Work in steps to its end, with time for signals between them; undefined once one came. */
async function drain<T>(
  steps: Generator<string, T>,
  progress: Progress,
  signal: AbortSignal,
): Promise<T | undefined> {
  while (!signal.aborted) {
    const step = steps.next();
    if (step.done) return step.value;
    progress.advance(step.value);
    await breathe();
  }
  return undefined;
}
