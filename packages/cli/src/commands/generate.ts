import type { Command } from 'commander';
import type * as action from '../actions/generate';
import { act, defineCommand, load, type CommonOptions } from '../command';

export interface GenerateOptions extends CommonOptions {
  readonly check?: boolean;
}

export default (): Command =>
  defineCommand('generate', 'write the tests and the manifest that follow from the entries', [
    ['gradcert generate', 'everything that is not up to date'],
    ['gradcert generate dense-weight-grad', 'what follows from one entry'],
    ['gradcert generate --check', 'writes nothing; exits 1 and names what is stale'],
  ])
    .argument('[query]', 'ids of entries, with * for any name')
    .option('--check', 'only compare')
    .action(
      act((query: string | undefined, options: GenerateOptions) => {
        const { generateArtefacts } = load('generate') as typeof action;
        return generateArtefacts(query, options);
      }),
    );
