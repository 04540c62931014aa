/** docs/findings.md against the installed backends: each finding is still there, and every known deviation is a finding. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { backendDefinitions, type BackendDefinition } from '../src';
import { installedFolder } from '../src/install/folders';
import { pythonOf } from '../src/install/python-venv';
import { provideVulkanDriver } from '../src/vulkan-driver';
import { detected } from './detected';

const root = join(__dirname, '..', '..', '..');
const folder = join(root, 'docs', 'findings');
const document = readFileSync(join(root, 'docs', 'findings.md'), 'utf8');

/** As GitHub names a heading: lower case, spaces as hyphens, other punctuation dropped. */
const anchors = [...document.matchAll(/^## (.+)$/gm)].map(
  ([, heading]) =>
    `docs/findings.md#${heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/ /g, '-')}`,
);

const definitions = backendDefinitions();

test.each(definitions.flatMap(({ id, deviations = [] }) => deviations.map((each) => ({ id, ...each }))))(
  '$id, $cases ($route) is written up',
  ({ link }) => {
    expect(anchors).toContain(link);
  },
);

/** The program that runs a script: this one, or the Python of the backend's installation. */
function interpreterOf(script: string, { installation }: BackendDefinition): string {
  if (script.endsWith('.cjs') || !installation) return process.execPath;
  return pythonOf(installedFolder(installation, 'venv'));
}

describe.each(readdirSync(folder))('%s', (script) => {
  /** The longest id that the name starts with. */
  const definition = definitions
    .filter(({ id }) => script.startsWith(`${id}-`))
    .sort((a, b) => b.id.length - a.id.length)[0];
  const backend = definition.id;

  test('is short, and named in the document', () => {
    expect(readFileSync(join(folder, script), 'utf8').trimEnd().split('\n').length).toBeLessThan(30);
    expect(document).toContain(`(findings/${script})`);
  });

  if (!detected(backend).available) {
    test.skip(`NOT TRIED, since ${backend} cannot start here`, () => undefined);
    return;
  }
  test('shows the defect', () => {
    provideVulkanDriver();
    // jest's process.env is a copy, which children do not inherit by themselves.
    const options = { encoding: 'utf8', env: process.env } as const;
    const { status, stdout } = spawnSync(interpreterOf(script, definition), [join(folder, script)], options);
    expect(stdout).toMatch(/expected|exact/);
    expect(status).toBe(1);
  });
});
