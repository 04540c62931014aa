/** What the generated suites call: a claim or a case by its name; each throws the full text of a failure. */
import { backendDefinitions, joinBackend, softwareBackend, type ExecutionRequest } from '@gradcert/backends';
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import type { BackendUnderTest } from './execution';
import { decisionText, formatClaim, formatFailure } from './failure';
import { CHOSEN, DEPTH, SHARED } from './jest-setup';
import { checkLossGradient, executeNet, type ExecutedNet } from './loss-gradient';
import { entriesOf, planEntry } from './plan';
import { proveEntry } from './prove';
import type { Case, ProofLayer } from './results';
import { routesOf, runCase } from './run';
import { loadEntries, workspaceOf } from './workspace';

let loaded: Spec | undefined;
const spec = (): Spec => (loaded ??= loadEntries());

function entryOf(id: string): CertifiedFunction {
  const entry = entriesOf(spec()).find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`there is no entry '${id}': run npx gradcert generate`);
  return entry;
}

/**
 * @param recorded the decision that pages show; undefined for claims that are not recorded
 * @throws Error with the failure's text where the claim does not hold, or is decided otherwise than recorded.
 */
export function provesClaim(entryId: string, layer: ProofLayer, recorded?: string): void {
  for (const result of proveEntry(entryOf(entryId), spec(), { layers: [layer] })) {
    if (result.verdict === 'different' || result.verdict === 'undecided')
      throw new Error(formatClaim(result));
    if (recorded !== undefined && decisionText(result) !== recorded) {
      throw new Error(
        `${formatClaim(result)}\nrecorded: ${recorded}\nremove ${workspaceOf().own?.generated ?? ''}/proofs.json, and npx gradcert generate`,
      );
    }
  }
}

const joined = new Map<string, BackendUnderTest>();

/** The backends that jest-setup.ts shares among the test files; the reference needs no process. */
function backend(id: string): BackendUnderTest {
  const known = joined.get(id);
  if (known) return known;
  const definition = backendDefinitions().find((declared) => declared.id === id);
  if (!definition) throw new Error(`no backend '${id}' is declared`);
  const address = process.env[SHARED];
  if (address === undefined) throw new Error("generated suites need jest's globalSetup: see jest.config.js");
  const executor = id === 'software' ? softwareBackend() : joinBackend(address, id);
  const handle = { definition, execute: (request: ExecutionRequest) => executor.execute(request) };
  joined.set(id, handle);
  return handle;
}

/**
 * Where a case runs: on the chosen backend, or, where that is slow software, at full depth on the reference. So do
 * laws there, whose runs at other extents are shaders to compile, and optimizer steps, which are their gradient's
 * kernels and two more.
 */
function backendOf({ depth, layer }: Case, { updates }: CertifiedFunction): string {
  const onReference = depth === 'full' || layer === 'laws' || updates !== undefined;
  return process.env[DEPTH] === 'quick' && onReference ? 'software' : (process.env[CHOSEN] ?? 'software');
}

const ROUTES = ['emitted', 'native'] as const;

/**
 * Runs a case on every route that the backend has for it. A kernel that the backend lacks is not a failure.
 * @throws Error with the failure's text.
 */
export async function runsCase(caseId: string): Promise<void> {
  const entry = entryOf(caseId.split(':')[0]);
  const planned = planEntry(entry, spec()).find((candidate) => candidate.id === caseId);
  if (!planned) throw new Error(`there is no case '${caseId}': run npx gradcert generate`);
  const handle = backend(backendOf(planned, entry));
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
    net = executeNet(declared.derive({ batch: 2, widths: 'reduced' }));
    executed.set(netId, net);
  }
  checkLossGradient(net, {
    parameters: [parameter],
    directions: 1,
    entries: 0,
    onParameter: (check) => {
      if (check.verdict === 'failed')
        throw new Error(`${netId}:loss-gradient:${parameter}\n${check.message}`);
    },
  });
}
