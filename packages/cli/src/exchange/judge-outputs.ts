/** Verdicts on outputs that were laid beside exported cases: the same as those of a run, from files instead of a backend. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AccuracyProfile, DenseArray, ExecutionRequest } from '@gradcert/backends';
import {
  entriesOf,
  planEntry,
  planLiteral,
  requestsOfCase,
  runCase,
  type Case,
  type CaseResult,
} from '@gradcert/conformance';
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import { CallError } from '../exit';
import { breathe } from '../interrupt';
import { encodeNpy } from '../npy';
import { inputsOf, readOutput, toNpy } from './arrays';
import { digestCase } from './digest';
import type { CasesManifest, ExportedCase } from './manifest';

export interface JudgeWork {
  readonly folder: string;
  readonly manifest: CasesManifest;
  /** Those of the manifest that are judged. */
  readonly cases: readonly ExportedCase[];
  readonly spec: Spec;
  readonly accuracy: AccuracyProfile;
  /** What made the outputs: the backend's name in results. */
  readonly name: string;
  /** The command that judges a case alone. */
  readonly again: (id: string) => string;
  readonly onResult: (result: CaseResult) => void;
  readonly signal: AbortSignal;
}

/** @throws CallError where the entries are no more those that were exported. */
export async function judgeOutputs(work: JudgeWork): Promise<void> {
  const { cases, manifest, spec, onResult, signal } = work;
  const entries = new Map(entriesOf(spec).map((entry) => [entry.id, entry]));
  const diagnosed = new Set<string>();
  for (const exported of cases) {
    await breathe();
    if (signal.aborted) return;
    const entry = entries.get(exported.entry);
    const planned = entry && findCase(entry, exported.id, spec);
    if (!entry || !planned) throw changed(`there is no case '${exported.id}' any more`);
    const requests = await requestsOfCase(planned, entry, manifest.route);
    if (digestCase(entry, requests) !== exported.sha256) {
      throw changed(`'${exported.id}' is not what it was when it was exported`);
    }
    const isFirst = (): boolean => diagnosed.size < diagnosed.add(entry.id).size;
    onResult(await judgeCase(work, { exported, planned, entry, requests }, isFirst));
  }
}

const findCase = (entry: CertifiedFunction, id: string, spec: Spec): Case | undefined =>
  planEntry(entry, spec).find((planned) => planned.id === id) ??
  planLiteral(entry, spec).find((planned) => planned.id === id);

const changed = (problem: string): CallError =>
  new CallError(problem, 'the entries or gradcert have changed: export again, and compute the outputs anew');

interface Judged {
  readonly exported: ExportedCase;
  readonly planned: Case;
  readonly entry: CertifiedFunction;
  readonly requests: readonly ExecutionRequest[];
}

/** The case, run on a backend that answers with what the files hold. */
async function judgeCase(
  { folder, manifest, accuracy, name, again }: JudgeWork,
  { exported, planned, entry, requests }: Judged,
  diagnose: () => boolean,
): Promise<CaseResult> {
  let next = 0;
  const answer = (): DenseArray => {
    const position = next++;
    const { inputs, output } = exported.runs[position];
    inputsOf(entry, requests[position]).forEach(([, array], place) => {
      holdUnchanged(join(folder, inputs[place].file), encodeNpy(toNpy(array)));
    });
    return readOutput(join(folder, output.file));
  };
  const result = await runCase(
    planned,
    entry,
    manifest.route,
    {
      definition: { id: name, accuracy, native: [] },
      // How many kernels ran is not known.
      execute: () =>
        Promise.resolve().then(() => ({
          outputs: [answer()],
          kernels: { device: 0, fallback: 0, fallbackNames: [] },
        })),
    },
    diagnose,
  );
  return { ...result, again: again(exported.id) };
}

/** @throws CallError where an exported file is no more what it was: the output may be of other data. */
function holdUnchanged(path: string, bytes: Buffer): void {
  let there: Buffer;
  try {
    there = readFileSync(path);
  } catch (error) {
    throw new CallError(`${path}: ${(error as Error).message}`);
  }
  if (!there.equals(bytes)) throw new CallError(`${path} is not what was exported`);
}
