/** Files of results that shards left, in folders at any depth. */
import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CallError } from '../exit';
import { parseResults, type ParsedResults } from '../results/parse';
import type { ShardHeader } from '../results/header';

export interface ShardFile extends ParsedResults {
  readonly file: string;
  /** Of its header; a whole run is the one shard of a kind that is named like its backends. */
  readonly shard: ShardHeader;
  readonly whole: boolean;
}

/** How every file of results begins. */
const START = '{"schema":"gradcert.results/';

/** Other files of JSON lines may lie there too. */
function isResults(file: string): boolean {
  const descriptor = openSync(file, 'r');
  const bytes = Buffer.alloc(START.length);
  readSync(descriptor, bytes);
  closeSync(descriptor);
  return bytes.toString() === START;
}

function filesIn(path: string): readonly string[] {
  if (!existsSync(path))
    throw new CallError(`there is no ${path}`, 'give folders in which `gradcert run --shard` left results');
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile() && isResults(file));
}

/**
 * In the order of their names. Those that were ended before their header was whole are left out: they hold nothing.
 * @throws CallError where there is none, or one is broken.
 */
export function findShardFiles(paths: readonly string[]): readonly ShardFile[] {
  const files = [...new Set(paths.flatMap(filesIn))];
  const found = files.flatMap((file): ShardFile[] => {
    const parsed = parseResults(file);
    if (!parsed) return [];
    const { shard, backends, plan } = parsed.header;
    const ids = backends.map(({ id }) => id);
    const alone = { kind: ids.join('+'), backends: ids, index: 1, of: 1, plan };
    return [{ ...parsed, file, shard: shard ?? alone, whole: shard === undefined }];
  });
  if (found.length > 0) return found;
  throw new CallError(
    `no results in ${paths.join(', ')}`,
    'a shard leaves them by: gradcert run --shard 1/4 --device-kind KIND --results DIR/1.jsonl',
  );
}
