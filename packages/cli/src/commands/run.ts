import { InvalidArgumentError, Option, type Command } from 'commander';
import type { Route } from '@gradcert/backends';
import type * as action from '../actions/run';
import { act, collectList, defineCommand, load, type CommonOptions } from '../command';
import { datedOptions, type DatedOptions } from '../dated';
import { parseShard, type Shard } from '../fleet/shard';
import { profileOption, type ProfileOptions } from '../profile-option';

export interface RunOptions extends CommonOptions, ProfileOptions, DatedOptions {
  readonly backend?: readonly string[];
  readonly route?: Route;
  readonly require?: readonly string[];
  readonly junit?: string;
  readonly report?: string;
  readonly results?: string;
  readonly resume?: boolean;
  readonly repeat?: number;
  readonly deviceKind?: string;
  readonly shard?: Shard;
  readonly costs?: string;
  /** Seconds. */
  readonly deadline?: number;
}

function positiveNumber(text: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new InvalidArgumentError('a number of seconds above 0 is needed.');
}

function positiveInteger(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new InvalidArgumentError('an integer above 0 is needed.');
}

const command = (): Command =>
  defineCommand('run', 'run cases on backends and judge what comes back', [
    ['gradcert run', 'every case on the best backend present'],
    ["gradcert run 'conv-weight-grad:*' --backend tfjs-webgpu", 'one node on one backend'],
    ["gradcert run '*:mantissa:*' --require tfjs-webgpu", 'exit 3 where that backend is missing'],
    ["gradcert run 'conv-*' --profile literal --backend xla", 'at the sizes at which the nets use them'],
    ['gradcert run --junit out.xml --report out/', 'for a CI system, and for a reader'],
    ['gradcert run --repeat 20', 'what is only sometimes wrong'],
    [
      'gradcert run --device-kind tfjs-cpu --shard 2/4 --results 2.jsonl',
      'the second of four shards, for `gradcert merge`',
    ],
    ['gradcert run --report out/ --resume', 'goes on where that was ended'],
  ])
    .argument('[query]', 'node:layer:case, with * for any name')
    .option('--backend <ids>', 'backends to run on, by comma', collectList)
    .addOption(
      new Option('--route <route>', 'the emitted text, or the native gradient kernel').choices([
        'emitted',
        'native',
      ]),
    )
    .addOption(profileOption())
    .option('--require <ids>', 'backends to run on that must be present', collectList)
    .option(
      '--device-kind <kind>',
      "run on the backends of a kind of the fleet's devices, which must be present",
    )
    .addOption(
      new Option(
        '--shard <i/n>',
        'only one of n parts, counted from 1; exits with 75 where this machine could not finish it',
      ).argParser(parseShard),
    )
    .option('--costs <file>', 'measured costs by which shards are planned')
    .option('--junit <file>', 'write the results as JUnit XML')
    .option('--report <folder>', 'write report.html, report.json, junit.xml and results.jsonl')
    .option('--results <file>', 'append every result to a file of JSON lines as it comes')
    .option(
      '--resume',
      'run only what that file lacks; without --results and --report it is kept in .gradcert/run',
    )
    .option(
      '--repeat <runs>',
      'run the cases so many times, each time in fresh processes and another order, and say what differed',
      positiveInteger,
    )
    .option(
      '--deadline <seconds>',
      'what a backend may take over one execution (default: 600)',
      positiveNumber,
    );

export default (): Command =>
  datedOptions(command()).action(
    act((query: string | undefined, options: RunOptions) => {
      const { run } = load('run') as typeof action;
      return run(query, options);
    }),
  );
