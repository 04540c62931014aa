/** The page of certified claims: every command on it is one that there is. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { probes } from '@gradcert/conformance';
import { loadSpec } from '@gradcert/spec';
import { describe, expect, test } from '@jest/globals';
import { commands, notShown, root, rows, suiteCall, wordsOf } from '../../../tools/claims/commands';
import { buildProgram } from '../src/main';
import { parseQuery } from '../src/query';
import { selectEntries, selectProofLayers } from '../src/selection';

const spec = loadSpec();

test('every row has a claim and a command, and no claim is made twice', () => {
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter(([claim, shownBy]) => claim === '' || !shownBy.startsWith('`npx '))).toEqual([]);
  expect(new Set(rows.map(([claim]) => claim)).size).toBe(rows.length);
});

test('what is not shown stands apart', () => {
  expect(notShown).toMatch(/^\n\n- /);
});

describe('every command is one that there is:', () => {
  test.each(commands)('%s', (command) => {
    const suite = suiteCall(command);
    if (suite === undefined) expectCall(wordsOf(command));
    else {
      expect(existsSync(join(root, suite.file))).toBe(true);
      if (suite.title !== undefined) expectTitle(suite.file, suite.title);
    }
  });
});

/** A test's title is in its file, but for what a table fills in. */
function expectTitle(file: string, title: string): void {
  const titles = [...readFileSync(join(root, file), 'utf8').matchAll(/(['"`])((?:(?!\1).)+)\1/g)].map(
    ([, , text]) => text.replace(/\$\{[^}]*\}|%[sdj]/g, '\u0000'),
  );
  const fits = (text: string): boolean => {
    const pieces = text.split('\u0000').map((piece) => piece.trim());
    return (
      text.includes(title) ||
      (pieces.length > 1 && pieces.some((piece) => piece !== '' && title.includes(piece)))
    );
  };
  expect(titles.some(fits)).toBe(true);
}

function expectCall([, tool, name, subject, ...options]: string[]): void {
  expect(tool).toBe('gradcert');
  const command = buildProgram().commands.find((candidate) => candidate.name() === name);
  expect(command?.parseOptions(options)).toMatchObject({ operands: [], unknown: [] });
  if (name === 'prove') {
    const query = parseQuery(subject);
    expect(selectEntries(query, spec).length).toBeGreaterThan(0);
    expect(selectProofLayers(query).length).toBeGreaterThan(0);
  } else if (name === 'net') expect(spec.nets.map(({ id }) => id)).toContain(subject);
  else expect(probes.map(({ id }) => `probe ${id}`)).toContain(`${name} ${subject}`);
}
