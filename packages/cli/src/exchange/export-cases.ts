/** Cases as files: what whoever computes outputs reads. The expected values are not among them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExecutionRequest, Route } from '@gradcert/backends';
import {
  bindEntry,
  CLAIMS,
  entriesOf,
  extentsOf,
  nativeName,
  requestsOfCase,
  type Case,
} from '@gradcert/conformance';
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import { parseModule } from '@gradcert/stablehlo';
import { version } from '../version';
import { toJson } from '../json';
import { writeNpy } from '../npy';
import { inputsOf, toNpy } from './arrays';
import { describeEntry } from './describe-entry';
import { digestCase, digestManifest } from './digest';
import {
  MANIFEST,
  type CasesManifest,
  type ExportedCase,
  type ExportedEntry,
  type ExportedRun,
} from './manifest';

export interface ExportWork {
  readonly query: string;
  readonly cases: readonly Case[];
  readonly spec: Spec;
  readonly route: Route;
}

/** Can a case of the entry be asked for on the route? */
export const hasRoute = (entry: CertifiedFunction, route: Route): boolean =>
  route === 'emitted' || nativeName(entry) !== undefined;

/**
 * Writes the cases and their manifest into a folder that exists and is empty. A case that asks nothing on the route is
 * left out.
 */
export async function exportCases(
  folder: string,
  { query, cases, spec, route }: ExportWork,
): Promise<CasesManifest> {
  const entries = new Map(entriesOf(spec).map((entry) => [entry.id, entry]));
  const described: Record<string, ExportedEntry> = {};
  const exported: ExportedCase[] = [];
  const texts = new Texts(folder);
  for (const planned of cases) {
    const entry = entries.get(planned.entry);
    if (!entry || !hasRoute(entry, route)) continue;
    const requests = await requestsOfCase(planned, entry, route);
    if (requests.length === 0) continue;
    described[entry.id] ??= describeEntry(entry, route);
    exported.push({
      id: planned.id,
      entry: entry.id,
      layer: planned.layer,
      claim: CLAIMS[planned.layer],
      runs: requests.map((request, position) => {
        const place = join('cases', entry.id, planned.layer, planned.name, String(position + 1));
        return exportRun(folder, place, entry, request, texts);
      }),
      sha256: digestCase(entry, requests),
    });
  }
  const manifest = {
    schema: 'gradcert.cases/1',
    version,
    query,
    route,
    entries: described,
    cases: exported,
  } as const;
  const whole = { ...manifest, sha256: digestManifest(manifest) };
  writeFileSync(join(folder, MANIFEST), toJson(whole));
  return whole;
}

function exportRun(
  folder: string,
  place: string,
  entry: CertifiedFunction,
  request: ExecutionRequest,
  texts: Texts,
): ExportedRun {
  mkdirSync(join(folder, place), { recursive: true });
  const file = (name: string): string => `${place.replaceAll('\\', '/')}/${name}.npy`;
  const inputs = inputsOf(entry, request).map(([name, array]) => {
    writeNpy(join(folder, file(name)), toNpy(array));
    return { name, file: file(name), shape: array.shape, dtype: 'float32' } as const;
  });
  const output = (shape: readonly number[]): ExportedRun['output'] => {
    const { name } = entry.result;
    return { name, file: file(name), shape, dtype: 'float32' };
  };
  if (request.route === 'emitted') {
    const { text } = request;
    return { inputs, dims: null, text: texts.keep(entry, text), output: output(resultShape(text)) };
  }
  // An op has dims of its own, of which its gradient need not have all.
  const names = Object.keys(entry.dims);
  const dims = Object.fromEntries(names.map((name) => [name, request.dims[name]]));
  const { text } = bindEntry(entry, dims);
  return {
    inputs,
    dims: request.dims,
    text: texts.keep(entry, text),
    output: output(extentsOf(entry.result.shape, dims)),
  };
}

const resultShape = (text: string): readonly number[] => {
  const [{ results }] = parseModule(text).functions;
  return results[0].type.shape.map(({ constant }) => constant);
};

/** Texts as files, each once, numbered within its entry. */
class Texts {
  readonly #files = new Map<string, string>();
  readonly #count = new Map<string, number>();

  constructor(private readonly folder: string) {}

  /** @returns the file, relative to the folder. */
  keep({ id }: CertifiedFunction, text: string): string {
    const known = this.#files.get(text);
    if (known !== undefined) return known;
    const count = (this.#count.get(id) ?? 0) + 1;
    this.#count.set(id, count);
    const file = `texts/${id}/${String(count)}.mlir`;
    this.#files.set(text, file);
    mkdirSync(join(this.folder, 'texts', id), { recursive: true });
    writeFileSync(join(this.folder, file), text);
    return file;
  }
}
