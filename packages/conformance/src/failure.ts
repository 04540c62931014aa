/** The text of a failure: what was claimed, where it broke, by how much, and how to run it again. */
import { CLAIMS } from './claims';
import type { CaseResult, ClaimResult, Deviation } from './results';

/** As many digits as tell float32 values apart. */
const digits = (value: number): string => String(Number(value.toPrecision(9)));

export function describeDeviation(deviation: Deviation): string {
  const index = deviation.index.map(({ name, value }) => `${name}=${String(value)}`).join(', ');
  const off = Math.abs(deviation.got - deviation.expected);
  const ulps = deviation.ulps < 1e6 ? `${String(deviation.ulps)} ULP` : 'more than a million ULP';
  return [
    `first wrong element [${index}], ${String(deviation.wrong)} of ${String(deviation.total)} wrong`,
    `  got       ${digits(deviation.got)}`,
    `  expected  ${digits(deviation.expected)}`,
    `  bound     ${digits(deviation.bound)}${Number.isFinite(off) ? `   (off by ${digits(off)}, ${ulps})` : ''}`,
  ].join('\n');
}

export const commandOf = (result: CaseResult): string =>
  result.again ??
  `npx gradcert run '${result.node}:${result.layer}:${result.case}' --backend ${result.backend} --route ${result.route}`;

/** Several lines, without colour. */
export function formatFailure(result: CaseResult): string {
  return [
    `${result.node}:${result.layer}:${result.case}  on ${result.backend}, route ${result.route}`,
    `claim: ${CLAIMS[result.layer]}`,
    result.message,
    ...(result.deviation ? [describeDeviation(result.deviation)] : []),
    ...(result.diagnosis === undefined ? [] : [`diagnosis: ${result.diagnosis}`]),
    `again: ${commandOf(result)}`,
  ].join('\n');
}

/** What became of a claim, in one line. */
export const decisionText = ({ verdict, how }: Pick<ClaimResult, 'verdict' | 'how'>): string =>
  `${verdict} (${how})`;

export const formatClaim = (result: ClaimResult): string =>
  [
    `${result.node}:${result.layer}  ${decisionText(result)}`,
    `claim: ${CLAIMS[result.layer]}`,
    ...(result.reason === undefined ? [] : [result.reason]),
    `again: npx gradcert prove '${result.node}:${result.layer}'`,
  ].join('\n');
