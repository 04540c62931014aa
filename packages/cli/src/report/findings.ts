/** What a report shows of what did not hold, in the words of the terminal. */
import pc from 'picocolors';
import type { ReportDocument } from '../documents';
import { claimText, failureText, parameterText } from '../failure';
import { netCall } from '../net-options';
import { isFailure } from '../verdicts';

const uncoloured = pc.createColors(false);

export interface Finding {
  readonly title: string;
  /** Where: backend and route; empty for what needs none. */
  readonly where: string;
  readonly text: string;
}

const claimFindings = (claims: ReportDocument['claims']): readonly Finding[] =>
  claims.map((claim) => ({
    title: `${claim.node}:${claim.layer}`,
    where: '',
    text: claimText(claim, uncoloured),
  }));

/** Refuted claims, failed cases and parameters, stale deviations. */
export function failures({ claims, results, nets, stale }: ReportDocument): readonly Finding[] {
  const failed = [...results, ...nets.flatMap((net) => net.results)].filter(isFailure);
  const parameters = nets.flatMap(({ lossGradient, options }) =>
    lossGradient.parameters
      .filter(({ failed: count }) => count > 0)
      .map((check) => ({ check, again: netCall(check.net, options) })),
  );
  return [
    ...claimFindings(claims.filter(({ verdict }) => verdict === 'different')),
    ...failed.map((result) => ({
      title: `${result.node}:${result.layer}:${result.case}`,
      where: `${result.backend}, ${result.route}`,
      text: failureText(result, uncoloured),
    })),
    ...parameters.map(({ check, again }) => ({
      title: `${check.net}:loss-gradient:${check.parameter}`,
      where: '',
      text: parameterText(check, again, uncoloured),
    })),
    ...stale.map(({ backend, deviation, why }) => ({
      title: `known deviation '${deviation.cases}'`,
      where: `${backend}, ${deviation.route}`,
      text:
        why === 'passes'
          ? `stale: all its cases ran and none fails any more\nit said: ${deviation.reason}`
          : 'stale: no case has that name',
    })),
  ];
}

export const undecided = ({ claims }: ReportDocument): readonly Finding[] =>
  claimFindings(claims.filter(({ verdict }) => verdict === 'undecided'));
