/** The rows of docs/seeds.md and the commands that show them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(__dirname, '../..');

const [shown, left] = readFileSync(join(root, 'docs/seeds.md'), 'utf8').split('## Not shown yet');

/** What is claimed and not shown, as the page has it. */
export const notShown: string = left;

/** The two cells of each row: a claim, and what shows it. */
export const rows: readonly (readonly [claim: string, shownBy: string])[] = shown
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|[\s-]*\|/.test(line) && !line.startsWith('| claim'))
  .map((line) => line.split('|'))
  .map(([, claim, shownBy]) => [claim.trim(), shownBy.trim()]);

/** Every command once. */
export const commands: readonly string[] = [
  ...new Set(
    rows.flatMap(([, shownBy]) => [...shownBy.matchAll(/`(npx [^`]+)`/g)].map(([, command]) => command)),
  ),
];

/** Words of a command line; single quotes hold one together. */
export const wordsOf = (command: string): string[] =>
  [...command.matchAll(/'([^']*)'|\S+/g)].map(([whole, quoted]) => quoted ?? whole);

/** A call of jest: the file of the suite, and a part of the titles of the tests that are meant (all where absent). */
export interface SuiteCall {
  readonly file: string;
  readonly title?: string;
}

/** Undefined where the command is no call of jest. */
export function suiteCall(command: string): SuiteCall | undefined {
  const [, tool, file, option, title] = wordsOf(command);
  if (tool !== 'jest') return undefined;
  if (option !== undefined && option !== '-t') throw new Error(`${command}: jest takes -t alone here`);
  return { file, title };
}
