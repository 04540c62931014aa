import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CallError } from '../exit';
import { digestManifest } from './digest';
import { MANIFEST, type CasesManifest } from './manifest';

/** @throws CallError where the folder holds no manifest, one of another version, or one that was edited. */
export function readManifest(folder: string): CasesManifest {
  const path = join(folder, MANIFEST);
  let manifest: CasesManifest;
  try {
    manifest = JSON.parse(readFileSync(path, 'utf8')) as CasesManifest;
  } catch (error) {
    throw new CallError(`${path}: ${(error as Error).message}`, 'give a folder that gradcert export wrote');
  }
  const { schema, sha256 } = manifest;
  if (schema !== 'gradcert.cases/1') {
    throw new CallError(
      `${path} is no manifest of exported cases`,
      'give a folder that gradcert export wrote',
    );
  }
  if (sha256 !== digestManifest(manifest)) {
    throw new CallError(
      `${path} was changed after it was exported`,
      'export again; select cases by a query instead',
    );
  }
  return manifest;
}
