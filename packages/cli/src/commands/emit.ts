import type { Command } from 'commander';
import type * as action from '../actions/emit';
import { act, defineCommand, load, type CommonOptions } from '../command';

export interface EmitOptions extends CommonOptions {
  readonly dims?: string;
  readonly bf16?: boolean;
}

export default (): Command =>
  defineCommand('emit', 'print the StableHLO text of an entry, or the train step of a net', [
    ['gradcert emit conv-weight-grad', 'at a small shape with all dims different'],
    ['gradcert emit conv-weight-grad --dims N=8,h=28,w=28', 'at sizes of your own'],
    ['gradcert emit mnist-cnn --dims batch=32', 'the whole train step of a net'],
    ['gradcert emit conv-weight-grad --bf16', 'its bf16 twin'],
  ])
    .argument('<entry>', 'id of a node, an op or a net')
    .option('--dims <sizes>', 'sizes by name; a net has one, its batch')
    .option('--bf16', 'bf16 operands')
    .action(
      act((id: string, options: EmitOptions) => {
        const { emit } = load('emit') as typeof action;
        return emit(id, options);
      }),
    );
