/** A project's folder, in which a test goes on. */
import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';

/** Makes the folder with its configuration, and the working folder of this process as far as gradcert asks for it. */
export function inProject(config: string): string {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'gradcert-project-'));
  writeFileSync(join(root, 'gradcert.config.ts'), config);
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  return root;
}
