import { InvalidArgumentError, type Command } from 'commander';
import type * as action from '../actions/probe';
import { act, defineCommand, load, type CommonOptions } from '../command';

export interface ProbeOptions extends CommonOptions {
  readonly images?: number;
}

function parseImages(text: string): number {
  const images = Number(text);
  if (!Number.isInteger(images) || images < 1)
    throw new InvalidArgumentError('a number of images is a positive integer');
  return images;
}

export default (): Command =>
  defineCommand('probe', 'look for what a hypothesis excludes, on real data', [
    ['gradcert probe mnist-pool-twins', 'ties of the MNIST CNN on all 10,000 test images'],
    ['gradcert probe mnist-pool-twins --images 100', 'on the first 100'],
    ['gradcert probe stem-pool-smooth', 'ties in the stem of ResNet-34 on photographs with flat regions'],
    ['gradcert probe stem-pool-smooth photos/', 'on the .jpg files of a folder'],
  ])
    .argument('<probe>', 'id of a probe')
    .argument('[data]', "a folder with data in place of the probe's own")
    .option('--images <number>', 'only the first images', parseImages)
    .action(
      act((id: string, data: string | undefined, options: ProbeOptions) => {
        const { probe } = load('probe') as typeof action;
        return probe(id, data, options);
      }),
    );
