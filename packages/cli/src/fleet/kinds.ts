/** Kinds of devices: those that the project declares; any backend's id is one too. */
import { backendDefinitions, loadProject } from '@gradcert/backends';
import { CallError } from '../exit';
import { named } from '../named';

export interface Kind {
  readonly id: string;
  /** Backends that a device of this kind must have. */
  readonly backends: readonly string[];
  /** How many shards the project cuts its cases into. */
  readonly shards: number;
}

function declaredKinds(): readonly Kind[] {
  const kinds = loadProject()?.config.fleet?.kinds ?? {};
  return Object.entries(kinds).map(([id, { backends, shards = 1 }]) => {
    for (const backend of backends) named('backend', backend, backendDefinitions());
    return { id, backends, shards };
  });
}

/** @throws CallError where neither the project nor a backend has it. */
export function kindNamed(id: string): Kind {
  const declared = declaredKinds();
  const own = declared.find((kind) => kind.id === id);
  if (own) return own;
  const backends = backendDefinitions().map((definition): Kind => ({
    id: definition.id,
    backends: [definition.id],
    shards: 1,
  }));
  const known = [...declared, ...backends];
  const declare = `declare it in gradcert.config.ts: fleet: { kinds: { '${id}': { backends: ['...'] } } }`;
  return named(
    'device kind',
    id,
    known,
    `there are: ${known.map((kind) => kind.id).join(', ')}; or ${declare}`,
  );
}

/**
 * The kinds of these names; all that the project declares where none is named.
 * @throws CallError where there is none.
 */
export function kindsNamed(ids: readonly string[] | undefined): readonly Kind[] {
  if (ids !== undefined && ids.length > 0) return [...new Set(ids)].map(kindNamed);
  const declared = declaredKinds();
  if (declared.length > 0) return declared;
  throw new CallError(
    'no kind of device is named, and the project declares none',
    'name some by --device-kinds, such as tfjs-cpu, or declare them in gradcert.config.ts (docs/fleet.md)',
  );
}
