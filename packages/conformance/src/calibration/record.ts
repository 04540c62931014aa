/**
 * What calibration found, recorded: which cases of each entry every run takes, and what each layer notices. It takes minutes,
 * so that it is done by `gradcert calibrate`, and looked up under a digest of the entry and its cases: an entry that changed
 * runs all its cases until it is calibrated again.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import { unfold } from '@gradcert/stablehlo';
import { mutantsOf } from '../mutants/mutant';
import { planEntry } from '../plan';
import type { Case } from '../results';
import { workspaceOf } from '../workspace';
import type { Choice, LayerKills } from './choose';

export interface CalibratedEntry {
  /** Digest of the entry and the names of its cases. */
  readonly digest: string;
  /** Digest of the names of its mutants. */
  readonly mutants: string;
  /** Cases that were to be chosen from. */
  readonly planned: number;
  /** `layer:name` of those that every run takes. */
  readonly kept: readonly string[];
  readonly kills: LayerKills;
}

export type Calibration = Readonly<Record<string, CalibratedEntry>>;

/** Of gradcert's own entries. */
const FILE = join(__dirname, '../../calibration.json');

const fileRead = new Map<string, Calibration>();

function recordIn(file: string): Calibration {
  const found =
    fileRead.get(file) ?? (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Calibration) : {});
  fileRead.set(file, found);
  return found;
}

/** The record that `calibrate` writes: in a project, of the project's own entries. An empty one where there is none. */
export const ownCalibration = (): Calibration => recordIn(workspaceOf().calibration ?? FILE);

/** What is recorded of all entries. */
export const calibration = (): Calibration => ({ ...recordIn(FILE), ...ownCalibration() });

/** Written beside it and renamed, so that an interrupted run leaves a whole one. */
export function writeCalibration(record: Calibration): void {
  const file = workspaceOf().calibration ?? FILE;
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(`${file}.new`, `${JSON.stringify(sorted, undefined, 1)}\n`);
  renameSync(`${file}.new`, file);
  fileRead.set(file, sorted);
}

const digest = (about: unknown): string =>
  createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 12);

function entryDigest(
  { denotation, operands, result, constants, module }: CertifiedFunction,
  cases: readonly Case[],
) {
  const { statements } = unfold(module.functions[0]);
  return digest([denotation, operands, result, constants, statements, cases.map(({ id }) => id)]);
}

const mutantsDigest = (entry: CertifiedFunction): string => digest([...mutantsOf(entry)].map(({ id }) => id));

const nameOf = ({ layer, name }: Case): string => `${layer}:${name}`;

/** What is recorded of an entry that was calibrated. */
export function calibrated(
  entry: CertifiedFunction,
  cases: readonly Case[],
  { kept, kills }: Choice,
): CalibratedEntry {
  return {
    digest: entryDigest(entry, cases),
    mutants: mutantsDigest(entry),
    planned: cases.length,
    kept: kept.map(nameOf),
    kills,
  };
}

/** Is the entry recorded as it is, and with the mutants that it has? */
export function isCalibrated(entry: CertifiedFunction, spec: Spec): boolean {
  const known = calibration()[entry.id] as CalibratedEntry | undefined;
  return (
    known !== undefined &&
    known.digest === entryDigest(entry, planEntry(entry, spec)) &&
    known.mutants === mutantsDigest(entry)
  );
}

const digests = new WeakMap<readonly Case[], string>();

/** Worked out once for the cases of an entry. */
function knownDigest(entry: CertifiedFunction, cases: readonly Case[]): string {
  const known = digests.get(cases) ?? entryDigest(entry, cases);
  digests.set(cases, known);
  return known;
}

/** What is recorded of an entry as it is; undefined where it changed since, or was never calibrated. */
function recordOf(entry: CertifiedFunction, cases: readonly Case[]): CalibratedEntry | undefined {
  const known = calibration()[entry.id] as CalibratedEntry | undefined;
  return known?.digest === knownDigest(entry, cases) ? known : undefined;
}

/** Mutants that each layer notices, by operator; undefined where the entry is not calibrated as it is. */
export const recordedKills = (entry: CertifiedFunction, spec: Spec): LayerKills | undefined =>
  recordOf(entry, planEntry(entry, spec))?.kills;

const kept = new WeakMap<CertifiedFunction, readonly Case[]>();

/** The cases of an entry that every run takes: all that are planned where it is not calibrated as it is. */
export function keptCases(entry: CertifiedFunction, spec: Spec): readonly Case[] {
  const before = kept.get(entry);
  if (before) return before;
  const cases = planEntry(entry, spec);
  const known = recordOf(entry, cases);
  const names = known && new Set(known.kept);
  const found = names ? cases.filter((planned) => names.has(nameOf(planned))) : cases;
  kept.set(entry, found);
  return found;
}
