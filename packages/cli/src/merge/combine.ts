/** Results of all shards and attempts as one: keyed by case, backend, route, device and version. */
import { groupBy, type CaseResult } from '@gradcert/conformance';
import { deviceText } from '../backend-lines';
import type { Disagreement, MergeDocument, RunBackend } from '../documents';
import { CallError } from '../exit';
import { isFailure } from '../verdicts';
import type { ShardFile } from './find';

export interface Combined {
  readonly backends: MergeDocument['backends'];
  /** The kind and the backend's own id, by the id in the report. */
  readonly origins: ReadonlyMap<string, { readonly kind: string; readonly backend: string }>;
  /** Each with the id of its kind's backend; in the order of files. */
  readonly results: readonly CaseResult[];
  readonly disagreements: readonly Disagreement[];
  readonly repeated: number;
}

/** A result, with where it comes from. */
interface Found {
  readonly file: string;
  readonly kind: string;
  readonly device: RunBackend;
  readonly result: CaseResult;
}

const foundIn = ({ file, shard, header, results }: ShardFile): readonly Found[] => {
  const devices = new Map(header.backends.map((backend) => [backend.id, backend]));
  return results.map((result) => {
    const device = devices.get(result.backend);
    if (!device)
      throw new CallError(
        `${file} has a result on ${result.backend}, which its first line does not name`,
        'run its shard again',
      );
    return { file, kind: shard.kind, device, result };
  });
};

const caseId = ({ node, layer, case: name }: CaseResult): string => `${node}:${layer}:${name}`;
/** Whatever the device: what one machine could not finish another may. */
const resultOf = ({ kind, result }: Found): string =>
  `${kind} ${result.backend} ${result.route} ${caseId(result)}`;
const deviceKey = ({ kind, device }: Pick<Found, 'kind' | 'device'>): string =>
  `${kind} ${device.id} ${deviceText(device)}`;

/** An error is no verdict: where another attempt came to one, it counts alone. */
function withoutRetried(found: readonly Found[]): readonly Found[] {
  const decided = new Set(found.filter(({ result }) => result.verdict !== 'error').map(resultOf));
  return found.filter((one) => one.result.verdict !== 'error' || !decided.has(resultOf(one)));
}

/** What machines of a kind are alike in. */
interface Sort {
  readonly kind: string;
  /** The id in the report. */
  readonly id: string;
  readonly device: RunBackend;
}

/**
 * The id that a kind's backend has in the report: 'xla@h100', and the backend's own where that is the kind. Where machines of one kind
 * differ, in their driver say, each sort has a number.
 */
function backendIds(files: readonly ShardFile[]): ReadonlyMap<string, Sort> {
  const all = files.flatMap(({ shard: { kind }, header }) =>
    header.backends.map((device) => ({ kind, device, key: deviceKey({ kind, device }) })),
  );
  const distinct = [...new Map(all.map((one) => [one.key, one])).values()];
  const sorts = groupBy(distinct, ({ kind, device }) => `${kind} ${device.id}`);
  return new Map(
    [...sorts.values()].flatMap((members) =>
      members
        .toSorted((a, b) => (a.key < b.key ? -1 : 1))
        .map(({ kind, device, key }, at) => {
          const id = kind.split('+').includes(device.id) ? device.id : `${device.id}@${kind}`;
          return [key, { kind, device, id: members.length === 1 ? id : `${id}#${String(at + 1)}` }];
        }),
    ),
  );
}

export function combine(files: readonly ShardFile[]): Combined {
  const sorts = backendIds(files);
  const found = withoutRetried(files.flatMap(foundIn));
  const groups = groupBy(found, (one) => `${deviceKey(one)} ${resultOf(one)}`);
  const disagreements: Disagreement[] = [];
  const results = [...groups.values()].map((attempts) => {
    const { kind, device, result } = attempts.find((one) => isFailure(one.result)) ?? attempts[0];
    const id = sorts.get(deviceKey({ kind, device }))?.id ?? device.id;
    if (new Set(attempts.map((one) => one.result.verdict)).size > 1)
      disagreements.push({
        kind,
        backend: id,
        device: deviceText(device),
        route: result.route,
        case: caseId(result),
        verdicts: attempts.map(({ file, result: { verdict, message } }) => ({ file, verdict, message })),
      });
    if (id === result.backend) return result;
    const again = `npx gradcert run '${caseId(result)}' --device-kind ${kind} --route ${result.route}`;
    return { ...result, backend: id, again };
  });
  return {
    backends: [...sorts.values()].map(({ kind, id, device }) => ({ ...device, id, kind })),
    origins: new Map([...sorts.values()].map(({ kind, id, device }) => [id, { kind, backend: device.id }])),
    results,
    disagreements,
    repeated: found.length - groups.size,
  };
}
