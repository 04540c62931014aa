import type { Command } from 'commander';
import type * as action from '../actions/eval';
import { act, defineCommand, load, type CommonOptions } from '../command';

export interface EvalOptions extends CommonOptions {
  readonly inputs: string;
  readonly backend?: string;
  readonly out?: string;
}

export default (): Command =>
  defineCommand('eval', 'evaluate a node on your own arrays, one .npy file per operand', [
    [
      'gradcert eval dense-weight-grad --inputs data/',
      'reads data/x.npy and data/dy.npy; the oracle in float64',
    ],
    [
      'gradcert eval dense-weight-grad --inputs data/ --backend tfjs-cpu --out out/',
      'a backend; writes out/dW.npy',
    ],
  ])
    .argument('<node>', 'id of a node or an op')
    .requiredOption('--inputs <folder>', 'holds OPERAND.npy for every operand, float32 or float64')
    .option('--backend <id>', 'a backend instead of the oracle')
    .option('--out <folder>', 'write the result there as RESULT.npy')
    .action(
      act((id: string, options: EvalOptions) => {
        const { evaluateNode } = load('eval') as typeof action;
        return evaluateNode(id, options);
      }),
    );
