import { createHash } from 'node:crypto';
import type { DenseArray, ExecutionRequest } from '@gradcert/backends';
import type { CertifiedFunction } from '@gradcert/spec';
import type { CasesManifest } from './manifest';

const sha256 = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** A digest of all that a case's verdict depends on: what it asks, and what its entry says. */
export function digestCase(entry: CertifiedFunction, requests: readonly ExecutionRequest[]): string {
  const parts: (string | Uint8Array)[] = [entry.denotationText, JSON.stringify(entry.constants)];
  for (const request of requests) {
    const arrays =
      request.route === 'emitted'
        ? request.inputs
        : [...Object.values(request.operands), ...(request.cotangent ? [request.cotangent] : [])];
    const { text, op, argument, dims, constants } = { ...UNSET, ...request };
    parts.push(JSON.stringify([request.route, text, op, argument, dims, constants]));
    for (const array of arrays) parts.push(JSON.stringify(array.shape), bytesOf(array));
  }
  return sha256(...parts);
}

const UNSET = { text: null, op: null, argument: null, dims: null, constants: null };

const bytesOf = ({ data }: DenseArray): Uint8Array =>
  new Uint8Array(data.buffer, data.byteOffset, data.byteLength);

/** A digest of a manifest without its own. */
export const digestManifest = (manifest: Omit<CasesManifest, 'sha256'>): string =>
  sha256(JSON.stringify({ ...manifest, sha256: undefined }));
