import { Option, type Command } from 'commander';
import type * as action from '../actions/net';
import { act, collectList, defineCommand, load, type CommonOptions } from '../command';
import type { NetCheck } from '../net-check';
import { withNetOptions, type NetFlags } from '../net-options';

export interface NetCommandOptions extends CommonOptions, NetFlags {
  readonly check?: NetCheck;
  readonly oneByOne?: boolean;
  readonly resume?: boolean;
  readonly backend?: readonly string[];
  readonly require?: readonly string[];
}

export default (): Command =>
  withNetOptions(
    defineCommand('net', "a net's parameter nodes against its loss, and its chain on a backend", [
      ['gradcert net mnist-cnn', 'literal widths, the best backend present'],
      ['gradcert net resnet34', 'small widths'],
      ['gradcert net resnet34 --bf16 --no-conv-biases', 'another net of its kind'],
      ['gradcert net convnext-tiny --loss weighted-tanh', 'under an arbitrary smooth loss'],
      ['gradcert net resnet34 --replicas 4', 'the gradients of four replicas together'],
      ['gradcert net resnet34 --widths literal --check loss-gradient', 'all parameters in one pass: minutes'],
    ])
      .argument('<net>', 'id of a net')
      .addOption(
        new Option('--check <what>', 'one of the three alone').choices([
          'loss-gradient',
          'hypotheses',
          'chain',
        ]),
      )
      .option('--one-by-one', 'a pass for each parameter, also where that takes hours')
      .option('--resume', 'keep what is done in .gradcert/net, and go on from it')
      .option('--backend <ids>', 'backends to run the chain on, by comma', collectList)
      .option('--require <ids>', 'backends to run on that must be present', collectList),
  ).action(
    act((id: string, options: NetCommandOptions) => {
      const { net } = load('net') as typeof action;
      return net(id, options);
    }),
  );
