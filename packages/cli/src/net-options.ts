/** Which net of its kind: the options that `net` and `emit` share, and what they mean for a net's own declaration. */
import type { Net, NetOptions, Spec } from '@gradcert/spec';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { CallError } from './exit';

type Widths = 'literal' | 'reduced';

/** As the command line gives them; absent where the net's own choice stands. */
export interface NetFlags {
  readonly widths?: Widths;
  readonly batch?: number;
  readonly bf16?: boolean;
  readonly replicas?: number;
  readonly size?: number;
  readonly classes?: number;
  readonly loss?: string;
  readonly alpha?: number;
  readonly drop?: boolean;
  readonly convBiases?: boolean;
  readonly headNorm?: boolean;
}

type DeclaredNet = Spec['nets'][number];

const positiveInteger =
  (what: string) =>
  (text: string): number => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= 1) return value;
    throw new InvalidArgumentError(`${what} is a positive integer`);
  };

function parseSize(text: string): number {
  const match = /^(\d{1,5})(?:x(\d{1,5}))?$/.exec(text);
  if (!match || Number(match[1]) < 1) throw new InvalidArgumentError('write a size as 224x224');
  if (match[2] !== undefined && match[1] !== match[2]) {
    throw new InvalidArgumentError('the images of all nets are square');
  }
  return Number(match[1]);
}

function parseShare(text: string): number {
  const value = Number(text);
  if (text !== '' && value >= 0 && value < 1) return value;
  throw new InvalidArgumentError('alpha is a number from 0 to below 1');
}

/** Adds the options that say which net is meant. */
export const withNetOptions = (command: Command): Command =>
  command
    .addOption(
      new Option('--widths <widths>', "the net's own widths, or small ones").choices(['literal', 'reduced']),
    )
    .option('--batch <N>', 'examples in the batch (of each replica)', positiveInteger('a batch'))
    .option('--bf16', 'bf16 operands, where a node has a bf16 twin')
    .option('--replicas <R>', 'data parallel on so many replicas', positiveInteger('a number of replicas'))
    .option('--size <HxW>', 'size of the images', parseSize)
    .option('--classes <K>', 'number of classes', positiveInteger('a number of classes'))
    .option('--loss <loss>', 'smoothed, plain, or the id of an op that is a loss')
    .option('--alpha <a>', 'label smoothing', parseShare)
    .option('--drop', 'with stochastic depth')
    .option('--no-drop', 'without stochastic depth')
    .option('--conv-biases', 'convolutions before a batch norm have biases')
    .option('--no-conv-biases', 'they have none')
    .option('--head-norm', 'with a layer norm before the classifier')
    .option('--no-head-norm', 'without it');

const given = <T>(entries: Readonly<Record<string, T | undefined>>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).filter((entry): entry is [string, T] => entry[1] !== undefined));

/** Names of parts in nets' declarations, by flag. */
const PARTS = { drop: 'dropPath', 'conv-biases': 'convBias', 'head-norm': 'headNorm' } as const;

/** The net's options that the flags mean. */
export function netOptions(flags: NetFlags, net: DeclaredNet): NetOptions {
  const { widths, batch, bf16, replicas, loss } = flags;
  const isNamed = loss === 'smoothed' || loss === 'plain';
  if (isNamed && !Object.hasOwn(net.switches, 'smoothing')) {
    throw new CallError(`the loss of ${net.id} has no smoothing to switch`, 'name another loss by its op');
  }
  const switches = given({
    [PARTS.drop]: flags.drop,
    [PARTS['conv-biases']]: flags.convBiases,
    [PARTS['head-norm']]: flags.headNorm,
    smoothing: isNamed ? loss === 'smoothed' : undefined,
  });
  return {
    ...given({ widths }),
    ...given({ batch, replicas }),
    ...given({ bf16 }),
    ...given({ loss: isNamed ? undefined : loss }),
    sizes: given({ side: flags.size, classes: flags.classes }),
    switches,
    constants: given({ alpha: flags.alpha }),
  };
}

/**
 * Derives a net as the flags say.
 * @throws CallError where they name what the net has not, or sizes at which its layers do not fit together.
 */
export function deriveNet(net: DeclaredNet, options: NetOptions): Net {
  try {
    return net.derive(options);
  } catch (error) {
    if (error instanceof RangeError) throw new CallError(error.message);
    if (error instanceof Error && error.name === 'SpecError') {
      throw new CallError(`${net.id} does not fit together with these options\n${error.message}`);
    }
    throw error;
  }
}

const FLAG_NAMES: Readonly<Record<keyof NetFlags, string>> = {
  widths: '--widths',
  batch: '--batch',
  bf16: '--bf16',
  replicas: '--replicas',
  size: '--size',
  classes: '--classes',
  loss: '--loss',
  alpha: '--alpha',
  drop: '--drop',
  convBiases: '--conv-biases',
  headNorm: '--head-norm',
};

/** The command that checks one net again. */
export function netCall(id: string, options: NetOptions): string {
  const { widths, batch, bf16, replicas, loss, sizes = {}, switches = {}, constants = {} } = options;
  const words = given<string | number>({
    widths,
    batch,
    replicas,
    loss: Object.hasOwn(switches, 'smoothing') ? (switches.smoothing ? 'smoothed' : 'plain') : loss,
    size: sizes.side,
    classes: sizes.classes,
    alpha: constants.alpha,
  });
  const parts = Object.entries(PARTS).flatMap(([flag, part]) =>
    Object.hasOwn(switches, part) ? [`--${switches[part] ? '' : 'no-'}${flag}`] : [],
  );
  return [
    `npx gradcert net ${id}`,
    ...Object.entries(words).map(([flag, value]) => `--${flag} ${String(value)}`),
    ...(bf16 ? ['--bf16'] : []),
    ...parts,
  ].join(' ');
}

/** Flags that were given, but for some. */
export const flagsGiven = (flags: NetFlags, but: readonly (keyof NetFlags)[]): string[] =>
  (Object.keys(FLAG_NAMES) as (keyof NetFlags)[])
    .filter((flag) => flags[flag] !== undefined && !but.includes(flag))
    .map((flag) => FLAG_NAMES[flag]);
