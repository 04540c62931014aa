import type { Command } from 'commander';
import type * as action from '../actions/emit';
import { act, defineCommand, load, type CommonOptions } from '../command';
import { withNetOptions, type NetFlags } from '../net-options';

export interface EmitOptions extends CommonOptions, NetFlags {
  readonly dims?: string;
}

export default (): Command =>
  withNetOptions(
    defineCommand('emit', 'print the StableHLO text of an entry, or the train step of a net', [
      ['gradcert emit conv-weight-grad', 'at a small shape with all dims different'],
      ['gradcert emit conv-weight-grad --dims N=8,h=28,w=28', 'at sizes of your own'],
      ['gradcert emit conv-weight-grad --bf16', 'its bf16 twin'],
      ['gradcert emit bn-input-grad --replicas 4', 'its text on one of four replicas'],
      ['gradcert emit resnet34 --bf16 --classes 1000', 'the whole train step of a net'],
      ['gradcert emit convnext-tiny --no-drop --loss plain', 'another net of its kind'],
    ])
      .argument('<entry>', 'id of a node, an op or a net')
      .option('--dims <sizes>', 'sizes of a node or an op, by name'),
  ).action(
    act((id: string, options: EmitOptions) => {
      const { emit } = load('emit') as typeof action;
      return emit(id, options);
    }),
  );
