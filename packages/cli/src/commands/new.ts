import { Command } from 'commander';
import type * as action from '../actions/new-node';
import { act, defineCommand, load, type CommonOptions } from '../command';

export interface NewNodeOptions extends CommonOptions {
  readonly like: string;
}

const node = (): Command =>
  defineCommand('node', 'a new node entry, copied from one that exists', [
    ['gradcert new node try-me', 'a copy of dense-weight-grad'],
    ['gradcert new node my-conv-grad --like conv-weight-grad', 'a copy of another node'],
  ])
    .argument('<id>', 'id of the new node: lower-case words joined by hyphens')
    .option('--like <id>', 'node to copy', 'dense-weight-grad')
    .action(
      act((id: string, options: NewNodeOptions) => {
        const { newNode } = load('new-node') as typeof action;
        return newNode(id, options);
      }),
    );

export default (): Command => new Command('new').description('a new entry').addCommand(node());
