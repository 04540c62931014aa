/** `npm run report:summary -- REPORT.json`: nodes by backends as Markdown, for the summary of a CI job. */
import { readFileSync } from 'node:fs';
import type { ReportDocument } from '@gradcert/cli';

type Results = ReportDocument['results'];

/** '34' where all passed; what failed, deviates as is known or is unsupported is named. */
function cell(results: Results): string {
  const count = (...verdicts: readonly string[]): number =>
    results.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const [passed, failed] = [count('passed'), count('failed', 'error')];
  const others = results.length - passed - failed - count('unsupported');
  if (failed > 0) return `**${String(failed)} of ${String(results.length)} failed**`;
  if (others > 0) return `${String(passed)}, ${String(others)} known deviations`;
  return passed > 0 ? String(passed) : '–';
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A table of passed cases; what failed is bold. */
export function summary({ backends, results, interrupted }: ReportDocument): string {
  const ids = backends.map(({ id }) => id);
  const nodes = [...new Set(results.map(({ node }) => node))].sort();
  const lines = nodes.map((node) =>
    row([
      `\`${node}\``,
      ...ids.map((id) => cell(results.filter((result) => result.node === node && result.backend === id))),
    ]),
  );
  const devices = backends.map(({ id, device, version }) => `- ${id}: ${device}, ${version}`);
  return [
    '## Cases that passed, nodes by backends',
    '',
    row(['node', ...ids]),
    row(['---', ...ids.map(() => '---:')]),
    ...lines,
    '',
    ...devices,
    ...(interrupted ? ['', 'The run was interrupted: this is what was known.'] : []),
    '',
  ].join('\n');
}

const [, program = '', file] = process.argv;
if (program === __filename) {
  if (file === undefined) throw new Error('name a report: npm run report:summary -- out/report.json');
  process.stdout.write(summary(JSON.parse(readFileSync(file, 'utf8')) as ReportDocument));
}
