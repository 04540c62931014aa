/**
 * Writes the mutants of some gradient nodes as StableHLO texts, with gradcert's own verdict on each, for
 * tools/strength/compare.py to give to other gradient checkers: `npm run strength -- FOLDER [ENTRY...]`.
 *
 * Only mutants that rewrite the text are written: a behaviour (a stale buffer, a tile that is not written) has no text.
 * Those that are proved equivalent are not compared. A mutant stands at the entry's shape with all extents different,
 * or, where it is not well-formed there, at the one with all dims of one size.
 */
import { join, resolve } from 'node:path';
import { mkdirSync, writeFileSync } from 'node:fs';
import {
  chooseShapes,
  distinctShape,
  evaluateEmitted,
  extentsOf,
  liftOperands,
  mutantsOf,
  mutationOperators,
  scoreEntry,
  type DimValues,
  type OperandData,
} from '@gradcert/conformance';
import { float32Sequential } from '@gradcert/notation';
import { loadSpec, type CertifiedFunction, type Spec } from '@gradcert/spec';
import { cpuSeconds } from './cpu-seconds';
import type { EntryRecord, Manifest, MutantRecord, Operand, Place } from './manifest';
import { writeTexts } from './texts';
import { failsTolerance, normalData } from './tolerance';

const NODES = [
  'dense-weight-grad',
  'conv-weight-grad',
  'conv-input-grad',
  'conv-strided-xla-input-grad',
  'depthwise-weight-grad',
  'bn-gamma-grad',
  'bn-input-grad',
  'ln-input-grad',
  'max-pool-2x2-input-grad',
  'relu-input-grad',
  'gelu-input-grad',
  'smoothed-ce-logits-grad',
];

const rewriting = mutationOperators.filter(({ kind }) => kind === 'rewriting');
const behaviours = mutationOperators.filter(({ kind }) => kind === 'behaviour');

const operandsAt = (entry: CertifiedFunction, dims: DimValues): Operand[] =>
  entry.operands.map(({ name, shape, kind }) => ({ name, shape: extentsOf(shape, dims), kind }));

/** The shapes at which mutants are compared, by name, best first. */
function shapesOf(entry: CertifiedFunction, spec: Spec): [string, DimValues][] {
  const equal = chooseShapes(entry, spec).find(({ reason }) => reason === 'all dims of one size');
  return [
    ['distinct', distinctShape(entry)],
    ...(equal ? [['equal', equal.dims] as [string, DimValues]] : []),
  ];
}

function placeOf(folder: string, name: string, entry: CertifiedFunction, dims: DimValues): Place {
  const textsOf = (what: string, certified: CertifiedFunction): Place['forward'] => ({
    operands: operandsAt(certified, dims),
    ...writeTexts(folder, join(entry.id, name, what), certified.module.functions[0], dims),
  });
  const { op } = gradientOf(entry);
  return { dims, forward: textsOf('forward', op), gradient: textsOf('gradient', entry) };
}

function gradientOf(entry: CertifiedFunction): NonNullable<CertifiedFunction['gradientOf']> {
  if (!entry.gradientOf) throw new Error(`${entry.id} is no gradient`);
  return entry.gradientOf;
}

/** What the entry's own text computes in float32. */
function rightResult(entry: CertifiedFunction, dims: DimValues, data: OperandData): Float32Array {
  const inputs = liftOperands(entry, dims, data, float32Sequential);
  return Float32Array.from(evaluateEmitted(entry, dims, inputs, float32Sequential).lanes[0]);
}

function exportEntry(folder: string, entry: CertifiedFunction, spec: Spec): EntryRecord {
  const start = cpuSeconds();
  const verdicts = [...scoreEntry(entry, spec, { operators: rewriting })];
  const seconds = cpuSeconds() - start;
  const { op, argument } = gradientOf(entry);
  const shapes = shapesOf(entry, spec);
  const mutants = new Map([...mutantsOf(entry, rewriting)].map((mutant) => [mutant.id, mutant]));
  const records: MutantRecord[] = [];
  const left = { equivalent: 0, elsewhere: 0, behaviours: [...mutantsOf(entry, behaviours)].length };
  for (const { mutant: id, operator, verdict, layers, by } of verdicts) {
    const mutant = mutants.get(id);
    const [place, dims] = shapes.find(([, each]) => mutant?.at(each)) ?? [];
    if (verdict === 'equivalent') {
      left.equivalent++;
    } else if (!mutant?.function || place === undefined || dims === undefined) {
      left.elsewhere++;
    } else {
      const name = join(entry.id, place, `mutant-${String(records.length)}`);
      const texts = writeTexts(folder, name, mutant.function, dims);
      const data = normalData(entry, dims);
      const tfjs = failsTolerance(mutant, dims, data, rightResult(entry, dims, data));
      records.push({ id, operator, place, texts, verdict, layers, by, tfjs });
    }
  }
  const cotangent = `d${op.result.name}`;
  return {
    entry: entry.id,
    op: op.id,
    argument,
    ...(entry.operands.some(({ name }) => name === cotangent) ? { cotangent } : {}),
    constants: entry.constants,
    places: Object.fromEntries(shapes.map(([name, dims]) => [name, placeOf(folder, name, entry, dims)])),
    mutants: records,
    seconds,
    left,
  };
}

const [target, ...asked] = process.argv.slice(2);
if (target === undefined) throw new Error('say a folder: npm run strength -- FOLDER [ENTRY...]');
const folder = resolve(target);
mkdirSync(folder, { recursive: true });
const spec = loadSpec();
const entries = (asked.length > 0 ? asked : NODES).map((id) => {
  const entry = spec.nodes.find((node) => node.id === id);
  if (!entry) throw new Error(`there is no node '${id}'`);
  const record = exportEntry(folder, entry, spec);
  const { equivalent, elsewhere, behaviours: without } = record.left;
  console.log(
    `${id}: ${String(record.mutants.length)} mutants in ${record.seconds.toFixed(2)} s of processor time; ${String(equivalent)} equivalent, ` +
      `${String(elsewhere)} at other shapes, ${String(without)} without a text`,
  );
  return record;
});
const manifest: Manifest = { schema: 'gradcert.strength/1', node: process.version, entries };
writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
