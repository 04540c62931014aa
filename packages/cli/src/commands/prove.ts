import type { Command } from 'commander';
import type * as action from '../actions/prove';
import type * as recognition from '../actions/recognize';
import { act, defineCommand, load, type CommonOptions } from '../command';
import { CallError, type ExitCode } from '../exit';

export interface ProveOptions extends CommonOptions {
  readonly text?: string;
  readonly node?: string;
  readonly with?: string;
}

export default (): Command =>
  defineCommand('prove', 'decide the claims that need no backend; or which node a StableHLO text is', [
    ['gradcert prove', 'every claim of every entry'],
    ["gradcert prove 'conv-*:meaning'", 'one layer of matching entries'],
    [
      'gradcert prove --with xla',
      "the same, and XLA's parser and verifier, XLA and StableHLO's interpreter in float64",
    ],
    ["gradcert prove '*:replicas' --with xla", 'the law of replicas on that many devices of XLA'],
    ['gradcert prove --text grad.mlir', 'the certified functions that the text is, and by which renaming'],
    ['gradcert prove --text grad.mlir --node conv-weight-grad', 'or where it differs from that one'],
  ])
    .argument('[query]', 'node:layer, with * for any name')
    .option('--with <backend>', 'ask a backend too: does it take the texts, and compute the denotations')
    .option('--text <file>', 'recognise the StableHLO text of this file')
    .option('--node <id>', 'with --text: compare with this node or op alone')
    .action(act(run));

function run(query: string | undefined, options: ProveOptions): ExitCode | Promise<ExitCode> {
  const { text, node } = options;
  if (text === undefined) {
    if (node !== undefined) throw new CallError('--node goes with --text', `or: gradcert prove '${node}'`);
    const { prove } = load('prove') as typeof action;
    return prove(query, options);
  }
  if (query !== undefined) throw new CallError('--text goes without a query', '--node names one entry');
  const { recognizeText } = load('recognize') as typeof recognition;
  return recognizeText(text, options);
}
