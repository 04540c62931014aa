/** Claims that a backend which is not ours decides: it takes every emitted text, and computes what it denotes. */
import { backendDefinitions, type BackendDefinition, type TextVerifier } from '@gradcert/backends';
import { textsOf, type ClaimResult, type EmittedText, type ProofLayer } from '@gradcert/conformance';
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import { printModule } from '@gradcert/stablehlo';
import { CallError, MissingBackendError } from './exit';
import { claimText } from './failure';
import { named } from './named';
import { deriveNet } from './net-options';
import { startProgress } from './progress';
import { secondOpinions } from './second-opinions';
import type { Terminal } from './terminal';

type Verifying = BackendDefinition & Required<Pick<BackendDefinition, 'verifier'>>;

const verifies = (definition: BackendDefinition): definition is Verifying =>
  definition.verifier !== undefined;

/** A backend that gives second opinions. @throws CallError where it gives none. */
function asked(id: string): Verifying {
  const definition = named('backend', id, backendDefinitions());
  if (verifies(definition)) return definition;
  const able = backendDefinitions().flatMap((each) => (each.verifier ? [each.id] : []));
  throw new CallError(`backend '${id}' verifies no text`, `these do: ${able.join(', ')}`);
}

/** @throws MissingBackendError where something of the backend does not start here. */
async function started<T>({ id, install }: BackendDefinition, start: Promise<T>): Promise<T> {
  try {
    return await start;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MissingBackendError(`backend '${id}' is missing: ${reason}`, `to get it: ${install}`);
  }
}

/**
 * What a backend that is not ours says of every emitted text: whether it parses and verifies, and what it computes.
 * @throws CallError where the backend has no say in such things; MissingBackendError where it does not start here.
 */
export async function secondOpinion(
  backend: string,
  entries: readonly CertifiedFunction[],
  nets: Spec['nets'],
  layers: readonly ProofLayer[],
  terminal: Terminal,
): Promise<readonly ClaimResult[]> {
  const definition = asked(backend);
  const onClaim = (claim: ClaimResult): void => {
    if (claim.verdict === 'different' || claim.verdict === 'undecided')
      terminal.print(claimText(claim, terminal.colours));
  };
  const verifier = layers.includes('text') ? await started(definition, definition.verifier()) : undefined;
  const texts = verifier ? await verifyTexts(verifier, backend, entries, nets, onClaim) : [];
  return [...texts, ...(await started(definition, secondOpinions(definition, entries, layers, onClaim)))];
}

/** The texts of a net's train step at its own widths, as `gradcert emit` prints them. */
function textsOfNet(net: Spec['nets'][number]): readonly EmittedText[] {
  const settings = { float32: {}, bfloat16: { bf16: true }, 'on 2 replicas': { replicas: 2 } };
  return Object.entries(settings).map(([name, options]) => ({
    name,
    text: printModule(deriveNet(net, options).trainStep()),
  }));
}

/** One claim for each entry and net, as they come. */
async function verifyTexts(
  verifier: TextVerifier,
  backend: string,
  entries: readonly CertifiedFunction[],
  nets: Spec['nets'],
  onClaim: (claim: ClaimResult) => void,
): Promise<readonly ClaimResult[]> {
  const progress = startProgress(`verify by ${backend}`, entries.length + nets.length);
  const claims: ClaimResult[] = [];
  const decide = async (node: string, texts: readonly EmittedText[]): Promise<void> => {
    const start = performance.now();
    const problems = await verifier.verify(texts.map(({ text }) => text));
    const how = `parsed and verified by ${backend}: ${texts.map(({ name }) => name).join(', ')}`;
    const wrong = problems.findIndex((problem) => problem !== null);
    const claim: ClaimResult = {
      node,
      layer: 'text',
      ...(wrong === -1
        ? { verdict: 'proved' }
        : { verdict: 'different', reason: `${texts[wrong].name}: ${problems[wrong] ?? ''}` }),
      how,
      ms: performance.now() - start,
    };
    claims.push(claim);
    progress.advance(node);
    progress.interrupt(() => {
      onClaim(claim);
    });
  };
  try {
    for (const entry of entries) await decide(entry.id, textsOf(entry));
    for (const net of nets) await decide(net.id, textsOfNet(net));
  } finally {
    progress.stop();
    await verifier.close();
  }
  return claims;
}
