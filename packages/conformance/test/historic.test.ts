/** Historic faults: that the generated cases notice them, and that docs/historic-faults.md says what did. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { concernedBy, historicFaults, scoreFault, type MutantResult } from '../src';
import { spec } from './fixtures';

const document = readFileSync(join(__dirname, '../../../docs/historic-faults.md'), 'utf8');

const known = new Map<string, readonly MutantResult[]>();

/** The verdicts on a fault, worked out once. */
function verdictsOn(fault: (typeof historicFaults)[number]): readonly MutantResult[] {
  const results = known.get(fault.name) ?? scoreFault(fault, spec);
  known.set(fault.name, results);
  return results;
}

const named = historicFaults.map((fault) => [fault.name, fault] as const);

test('each has a name and a source of its own', () => {
  expect(new Set(historicFaults.map(({ name }) => name)).size).toBe(historicFaults.length);
  expect(new Set(historicFaults.map(({ link }) => link)).size).toBe(historicFaults.length);
  for (const { link } of historicFaults)
    expect(link).toMatch(/^https:\/\/github\.com\/.*\/(issues|pull)\/\d+$/);
});

describe('what the cases say of', () => {
  test.each(named)('%s', (_, fault) => {
    const results = verdictsOn(fault);
    expect(results.length).toBeGreaterThan(0);
    expect(results.filter(({ verdict }) => verdict !== 'killed')).toEqual([]);
  });

  test.each(named)('every entry that %s concerns', (_, fault) => {
    const judged = new Set(verdictsOn(fault).map(({ entry }) => entry));
    expect([...judged]).toEqual(concernedBy(fault, spec).map(({ id }) => id));
  });
});

/** The cells of the table under a heading, without its head. */
const tableUnder = (heading: string): string[][] =>
  (document.split(`## ${heading}\n`)[1] ?? '')
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

const LAYERS = ['exact', 'mantissa', 'bounded'] as const;

describe('docs/historic-faults.md', () => {
  test('says of each what went wrong, where, and what notices it', () => {
    const rows = historicFaults.map((fault) => {
      const results = verdictsOn(fault);
      const entries = [...new Set(results.map(({ entry }) => `\`${entry}\``))].join(', ');
      const noticing = LAYERS.filter((layer) => results.some(({ layers }) => layers.includes(layer)));
      return [`[${fault.name}](${fault.link})`, fault.title, entries, noticing.join(', ')];
    });
    expect(tableUnder('The faults')).toEqual(rows);
  });

  test('says what was guessed', () => {
    const rows = historicFaults.flatMap(({ name, guessed }) => (guessed ? [[name, guessed]] : []));
    expect(tableUnder('What was guessed')).toEqual(rows);
  });
});
