/** The manifest: what is certified, in a form for programs. Its schema is schemas/manifest.schema.json. */
import { proofLayersOf, type Layer } from '@gradcert/conformance';
import type { CertifiedFunction } from '@gradcert/spec';
import { COMMAND } from '../banner';
import type { GeneratorContext } from '../context';
import { casesByLayer } from '../layers';
import type { OutputFile } from '../output';
import { entryPage, familyTest, hypothesisPage, manifestFile, netPage, netTest } from '../paths';

export interface Manifest {
  readonly schema: 'gradcert.manifest/1';
  readonly generated: { readonly source: string; readonly command: string };
  readonly totals: Readonly<Record<'ops' | 'nodes' | 'nets' | 'hypotheses' | 'cases', number>>;
  readonly entries: readonly ManifestEntry[];
  readonly nets: readonly ManifestNet[];
  readonly hypotheses: readonly {
    readonly id: string;
    readonly title: string;
    readonly file: string;
    readonly page: string;
  }[];
}

export interface ManifestEntry {
  readonly id: string;
  readonly kind: CertifiedFunction['kind'];
  readonly family: string;
  readonly title: string;
  readonly source: string;
  readonly file: string;
  readonly hypotheses: readonly string[];
  /** Number of claims or cases by layer. */
  readonly layers: Readonly<Partial<Record<Layer, number>>>;
  readonly test: string;
  readonly page: string;
}

export interface ManifestNet {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly file: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly shape: readonly number[];
    readonly node: string;
  }[];
  readonly test: string;
  readonly page: string;
}

/** One file for all entries, so it is made only where all are asked for. */
export function generateManifest(context: GeneratorContext): readonly OutputFile[] {
  if (!context.everything) return [];
  return [{ path: manifestFile(context.own), text: `${JSON.stringify(manifest(context), undefined, 2)}\n` }];
}

function manifest(context: GeneratorContext): Manifest {
  const { spec, fromRoot, isOwn, own } = context;
  const functions = context.entries.filter(isOwn);
  const nets = spec.nets.filter(isOwn);
  const hypotheses = spec.hypotheses.filter(isOwn);
  return {
    schema: 'gradcert.manifest/1',
    generated: { source: own.entries, command: COMMAND },
    totals: {
      ops: functions.filter(({ kind }) => kind === 'op').length,
      nodes: functions.filter(({ kind }) => kind === 'node').length,
      nets: nets.length,
      hypotheses: hypotheses.length,
      cases: functions.reduce((count, entry) => count + context.cases(entry).length, 0),
    },
    entries: functions.map((entry) => describeEntry(entry, context)),
    nets: nets.map(({ id, title, source, file }) => ({
      id,
      title,
      source,
      file: fromRoot(file),
      parameters: context.net(id).parameters.map(({ name, shape, application }) => ({
        name,
        shape,
        node: application.apply === 'reshape' ? 'reshape' : application.apply.id,
      })),
      test: netTest(own, id),
      page: netPage(id),
    })),
    hypotheses: hypotheses.map(({ id, title, file }) => ({
      id,
      title,
      file: fromRoot(file),
      page: hypothesisPage(id),
    })),
  };
}

function describeEntry(entry: CertifiedFunction, context: GeneratorContext): ManifestEntry {
  const { id, kind, family, title, source, file, hypotheses } = entry;
  const proofs = proofLayersOf(entry).map((layer) => [layer, 1] as const);
  const runs = casesByLayer(context.cases(entry)).map(({ layer, cases }) => [layer, cases.length] as const);
  const layers: Partial<Record<Layer, number>> = Object.fromEntries([...proofs, ...runs]);
  const places = { test: familyTest(context.own, family), page: entryPage(entry) };
  return { id, kind, family, title, source, file: context.fromRoot(file), hypotheses, layers, ...places };
}
