/** What something that is not ours computes of the emitted texts, in float64, against their denotations. */
import type { BackendDefinition, EvaluatorDefinition, TextEvaluator } from '@gradcert/backends';
import {
  meaningBy,
  proofLayersOf,
  replicaCounts,
  replicasBy,
  type ClaimResult,
  type ProofLayer,
} from '@gradcert/conformance';
import type { CertifiedFunction } from '@gradcert/spec';
import { startProgress } from './progress';

type Opinion = Pick<ClaimResult, 'layer' | 'how'> & {
  readonly replicas: number;
  readonly by: EvaluatorDefinition;
  readonly decide: (
    entry: CertifiedFunction,
    evaluate: TextEvaluator['evaluate'],
  ) => Promise<string | undefined>;
};

/** What the evaluators of a backend can be asked in some layers. */
function opinionsOf(
  { evaluators = [] }: Pick<BackendDefinition, 'evaluators'>,
  layers: readonly ProofLayer[],
): Opinion[] {
  const meanings = evaluators.map((by): Opinion => ({
    layer: 'meaning',
    how: `computed by ${by.title} in float64`,
    replicas: 1,
    by,
    decide: meaningBy,
  }));
  const replicated = evaluators
    .filter(({ replicates }) => replicates)
    .flatMap((by) =>
      replicaCounts.map((replicas): Opinion => ({
        layer: 'replicas',
        how: `computed by ${by.title} in float64 on ${String(replicas)} devices`,
        replicas,
        by,
        decide: (entry, evaluate) => replicasBy(entry, replicas, evaluate),
      })),
    );
  return [...meanings, ...replicated].filter(({ layer }) => layers.includes(layer));
}

/**
 * One claim for each entry and opinion. What cannot be computed is undecided, with the reason.
 * @param onClaim called with each as it comes
 */
export async function secondOpinions(
  backend: Pick<BackendDefinition, 'evaluators'>,
  entries: readonly CertifiedFunction[],
  layers: readonly ProofLayer[],
  onClaim: (claim: ClaimResult) => void,
): Promise<readonly ClaimResult[]> {
  const claims: ClaimResult[] = [];
  for (const { layer, how, replicas, by, decide } of opinionsOf(backend, layers)) {
    const concerned = entries.filter((entry) => proofLayersOf(entry).includes(layer));
    if (concerned.length === 0) continue;
    const progress = startProgress(`${layer} by ${by.title}`, concerned.length);
    const evaluator = await by.open(replicas);
    try {
      for (const entry of concerned) {
        const start = performance.now();
        const found = await decide(entry, evaluator.evaluate).then(
          (reason) => ({ verdict: reason === undefined ? 'sampled' : 'different', reason }) as const,
          (error: unknown) =>
            ({
              verdict: 'undecided',
              reason: error instanceof Error ? error.message : String(error),
            }) as const,
        );
        const claim: ClaimResult = {
          node: entry.id,
          layer,
          verdict: found.verdict,
          ...(found.reason !== undefined && { reason: found.reason }),
          how,
          ms: performance.now() - start,
        };
        claims.push(claim);
        progress.advance(entry.id);
        progress.interrupt(() => {
          onClaim(claim);
        });
      }
    } finally {
      progress.stop();
      await evaluator.close();
    }
  }
  return claims;
}
