/** Every engine for which files are made. */
import buildkite from './buildkite';
import type { Engine } from './engine';
import github from './github';
import kubernetes from './kubernetes';
import slurm from './slurm';

export const engines: readonly Engine[] = [github, slurm, kubernetes, buildkite];
