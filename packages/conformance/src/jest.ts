/** What the generated suites call: a claim or a case by its name; each throws the full text of a failure. */
import { backendDefinitions, openBackend, softwareBackend } from '@gradcert/backends';
import { loadSpec, type CertifiedFunction, type Spec } from '@gradcert/spec';
import { formatClaim, formatFailure } from './failure';
import { CHOSEN, DEPTH } from './jest-setup';
import { checkLossGradient, executeNet, type ExecutedNet } from './loss-gradient';
import { affordableNet } from './net-cost';
import { entriesOf, planEntry } from './plan';
import { proveEntry } from './prove';
import type { Case, ProofLayer } from './results';
import { routesOf, runCase, type BackendUnderTest } from './run';

let loaded: Spec | undefined;
const spec = (): Spec => (loaded ??= loadSpec());

function entryOf(id: string): CertifiedFunction {
  const entry = entriesOf(spec()).find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`there is no entry '${id}': run npx gradcert generate`);
  return entry;
}

/** @throws Error with the failure's text where the claim does not hold. */
export function provesClaim(entryId: string, layer: ProofLayer): void {
  for (const result of proveEntry(entryOf(entryId), spec(), { layers: [layer] })) {
    if (result.verdict === 'different' || result.verdict === 'undecided')
      throw new Error(formatClaim(result));
  }
}

type Opened = BackendUnderTest & { readonly close: () => Promise<void> };

const opened = new Map<string, Promise<Opened>>();

/** One worker process per backend and test file; the reference needs none. */
function backend(id: string): Promise<Opened> {
  let handle = opened.get(id);
  if (!handle)
    opened.set(id, (handle = id === 'software' ? Promise.resolve(inThisProcess()) : openBackend(id)));
  return handle;
}

function inThisProcess(): Opened {
  const definition = backendDefinitions().find(({ id }) => id === 'software');
  if (!definition) throw new Error('the software backend is not declared');
  const software = softwareBackend();
  return { definition, execute: (request) => software.execute(request), close: () => software.dispose() };
}

/** Ends the workers; generated suites call it once, after all their tests. */
export async function closeBackend(): Promise<void> {
  for (const handle of opened.values()) await (await handle).close();
  opened.clear();
}

/** Where a case runs: on the chosen backend, or, where that is slow software, at full depth on the reference. */
const backendOf = (planned: Case): string =>
  process.env[DEPTH] === 'quick' && planned.depth === 'full'
    ? 'software'
    : (process.env[CHOSEN] ?? 'software');

const ROUTES = ['emitted', 'native'] as const;

/**
 * Runs a case on every route that the backend has for it. A kernel that the backend lacks is not a failure.
 * @throws Error with the failure's text.
 */
export async function runsCase(caseId: string): Promise<void> {
  const entry = entryOf(caseId.split(':')[0]);
  const planned = planEntry(entry, spec()).find((candidate) => candidate.id === caseId);
  if (!planned) throw new Error(`there is no case '${caseId}': run npx gradcert generate`);
  const handle = await backend(backendOf(planned));
  for (const route of routesOf(entry, handle, ROUTES)) {
    const result = await runCase(planned, entry, route, handle);
    if (result.verdict === 'failed' || result.verdict === 'error') throw new Error(formatFailure(result));
  }
}

const executed = new Map<string, ExecutedNet>();

/** @throws Error where the parameter node is not the derivative of the net's loss. */
export function provesLossGradient(netId: string, parameter: string): void {
  let net = executed.get(netId);
  if (!net) {
    const declared = spec().nets.find((candidate) => candidate.id === netId);
    if (!declared) throw new Error(`there is no net '${netId}': run npx gradcert generate`);
    net = executeNet(affordableNet(declared));
    executed.set(netId, net);
  }
  checkLossGradient(net, {
    parameters: [parameter],
    directions: 1,
    entries: 1,
    onParameter: (check) => {
      if (check.verdict === 'failed')
        throw new Error(`${netId}:loss-gradient:${parameter}\n${check.message}`);
    },
  });
}
