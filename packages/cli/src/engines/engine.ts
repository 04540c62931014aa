/** What runs a fleet's shards: a file, or several, made from the one declaration in gradcert.config.ts. */
import type { DeviceKind, Fleet } from '@gradcert/backends';
import { stringify } from 'yaml';

export interface EngineFile {
  /** Below the folder of the configuration, with '/'. */
  readonly path: string;
  readonly text: string;
  readonly executable?: true;
}

export interface Engine {
  /** The key under which a kind of the fleet says where this engine finds its devices. */
  readonly id: EngineId;
  readonly title: string;
  /** Of a fleet of which at least one kind names the engine. */
  readonly files: (fleet: Fleet) => readonly EngineFile[];
}

export type EngineId = 'github' | 'slurm' | 'kubernetes' | 'buildkite';

export const BANNER =
  '# Generated from gradcert.config.ts by `npx gradcert fleet`: edit that, and call it again.\n';

/** What a shard may take where its kind does not say. */
const MINUTES = 60;

/** A kind that an engine runs, with what it says of that engine. */
export interface EngineKind<Id extends EngineId> {
  readonly id: string;
  readonly shards: number;
  readonly minutes: number;
  readonly own: NonNullable<DeviceKind[Id]>;
}

export const kindsOf = <Id extends EngineId>(fleet: Fleet, engine: Id): readonly EngineKind<Id>[] =>
  Object.entries(fleet.kinds).flatMap(([id, kind]) => {
    const own = kind[engine];
    return own === undefined
      ? []
      : [
          {
            id,
            shards: kind.shards ?? 1,
            minutes: kind.minutes ?? MINUTES,
            own: own,
          },
        ];
  });

/** Commands that make a fresh machine ready. */
export const setupOf = ({ setup = ['npm ci'] }: Fleet): readonly string[] => setup;

/** The command of one shard; `index` and `file` are texts of a shell. */
export const shardCommand = (kind: string, index: string, shards: number, file: string): string =>
  `npx gradcert run --device-kind ${kind} --shard "${index}/${String(shards)}" --results "${file}"`;

/** The command that merges what these kinds left in a folder. */
export const mergeCommand = (
  kinds: readonly { readonly id: string }[],
  folder: string,
  report: string,
): string =>
  `npx gradcert merge "${folder}" --device-kinds ${kinds.map(({ id }) => id).join(',')} --report "${report}" --date "$(date -u +%FT%TZ)"`;

/** A document, or several, in the order of their keys as given. */
export const yaml = (...documents: readonly object[]): string =>
  `${BANNER}${documents.map((document) => stringify(document, { lineWidth: 0, aliasDuplicateObjects: false })).join('---\n')}`;
