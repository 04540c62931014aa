/** docs/findings.md against the installed backends: each finding is still there, and every known deviation is a finding. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { backendDefinitions } from '../src';
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

describe.each(readdirSync(folder).filter((name) => name.endsWith('.cjs')))('%s', (script) => {
  /** The longest id that the name starts with. */
  const backend = definitions
    .map(({ id }) => id)
    .filter((id) => script.startsWith(`${id}-`))
    .sort((a, b) => b.length - a.length)[0];

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
    const { status, stdout } = spawnSync(process.execPath, [join(folder, script)], options);
    expect(stdout).toMatch(/expected|exact/);
    expect(status).toBe(1);
  });
});
