/** The work of `gradcert prove --text`. */
import { readFileSync } from 'node:fs';
import { entriesOf, recognize, type Recognition, loadEntries } from '@gradcert/conformance';
import { StableHloError } from '@gradcert/stablehlo';
import type { ProveOptions } from '../commands/prove';
import type { RecognizeDocument } from '../documents';
import { CallError, exitCodes, type ExitCode } from '../exit';
import { LISTED, named } from '../named';
import { recognitionLines } from '../recognition-lines';
import { openTerminal } from '../terminal';
import { worstExitCode } from '../verdicts';

export function recognizeText(file: string, options: ProveOptions): ExitCode {
  const terminal = openTerminal(options);
  const spec = loadEntries();
  const node = options.node === undefined ? undefined : named('node', options.node, entriesOf(spec), LISTED);
  const text = readText(file);
  const results: Recognition[] = [];
  try {
    for (const result of recognize(text, spec, { ...(node && { node }) })) {
      results.push(result);
      const { hypotheses } = spec;
      for (const line of recognitionLines(result, { file, node, hypotheses }, terminal.colours)) {
        terminal.print(line);
      }
    }
  } catch (error) {
    if (!(error instanceof StableHloError)) throw error;
    throw new CallError(`${file}:${error.message}`, 'the text is not well-formed StableHLO');
  }
  const document = { schema: 'gradcert.recognize/1', file, node: node?.id ?? null, results } as const;
  terminal.document(document satisfies RecognizeDocument);
  return worstExitCode(...results.map(({ verdict }) => exitCodeOf(verdict)));
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CallError(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function exitCodeOf(verdict: Recognition['verdict']): ExitCode {
  switch (verdict) {
    case 'recognised':
      return exitCodes.held;
    case 'none':
      return exitCodes.failed;
    case 'undecided':
      return exitCodes.undecided;
    default:
      return verdict satisfies never;
  }
}
