import { ieeeAccuracy, UnsupportedError, type ExecutionRequest, type Route } from '@gradcert/backends';
import type { CertifiedFunction } from '@gradcert/spec';
import type { Case } from './results';
import { runCase } from './run';

/**
 * What a case asks of a backend on a route, in order, by letting it ask: one that only listens. Empty where the case
 * asks nothing there.
 */
export async function requestsOfCase(
  planned: Case,
  entry: CertifiedFunction,
  route: Route,
): Promise<readonly ExecutionRequest[]> {
  const requests: ExecutionRequest[] = [];
  await runCase(planned, entry, route, {
    definition: { id: 'listener', accuracy: ieeeAccuracy, native: [] },
    execute: (request) => {
      requests.push(request);
      return Promise.reject(new UnsupportedError('this backend only listens'));
    },
  });
  return requests;
}
