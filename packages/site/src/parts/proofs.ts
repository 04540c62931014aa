/** What is proved of an entry, and the two texts that are compared. */
import { formatAffine, formatDefinition, type Statement } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { unfold } from '@gradcert/stablehlo';
import type { SiteContext } from '../context';

export function proofsOf(entry: CertifiedFunction, { proofs }: SiteContext) {
  const { statements } = unfold(entry.module.functions[0]);
  return {
    claims: proofs(entry).claims.map(({ layer, verdict, how, reason }) => ({
      layer,
      verdict,
      how,
      reason: reason ?? '',
    })),
    denotation: entry.denotationText.trim(),
    unfolded: statements.map(statementText).join('\n'),
  };
}

const statementText = (statement: Statement): string =>
  statement.kind === 'definition'
    ? formatDefinition(statement)
    : `${statement.name}[${statement.shape.map(formatAffine).join(', ')}] = ${statement.source} in row-major order`;
