/** Claims that a parser and verifier that is not ours decides: another implementation takes every emitted text. */
import { backendDefinitions, type TextVerifier } from '@gradcert/backends';
import { textsOf, type ClaimResult, type EmittedText } from '@gradcert/conformance';
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import { printModule } from '@gradcert/stablehlo';
import { CallError, MissingBackendError } from './exit';
import { claimText } from './failure';
import { named } from './named';
import { deriveNet } from './net-options';
import { startProgress } from './progress';
import type { Terminal } from './terminal';

/**
 * Starts the verifier of a backend.
 * @throws CallError where it has none; MissingBackendError where it does not start here.
 */
export async function openVerifier(id: string): Promise<TextVerifier> {
  const definition = named('backend', id, backendDefinitions());
  if (definition.verifier === undefined) {
    const able = backendDefinitions().flatMap((definition) => (definition.verifier ? [definition.id] : []));
    throw new CallError(`backend '${id}' verifies no text`, `these do: ${able.join(', ')}`);
  }
  try {
    return await definition.verifier();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MissingBackendError(
      `backend '${id}' is missing: ${reason}`,
      `to get it: ${definition.install}`,
    );
  }
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
export async function verifyTexts(
  backend: string,
  entries: readonly CertifiedFunction[],
  nets: Spec['nets'],
  terminal: Terminal,
): Promise<readonly ClaimResult[]> {
  const verifier = await openVerifier(backend);
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
    if (wrong !== -1) {
      progress.interrupt(() => {
        terminal.print(claimText(claim, terminal.colours));
      });
    }
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
