/** The cases of an entry as its mutants meet them. */
import type { DenseArray } from '@gradcert/backends';
import type { CertifiedFunction } from '@gradcert/spec';
import { drawOperands, type OperandData } from '../data/recipe';
import { extentsOf, type DimValues } from '../extents';
import { ieeeProfile } from '../ieee';
import { judge } from '../judge';
import { expectation, type Expectation } from '../oracle';
import { recipeNamed } from '../plan';
import { judgeOutputs, lawBounds } from '../relations/judge-law';
import { lawNamed } from '../relations/laws';
import { changedElement, otherWork } from '../repetition';
import type { Case } from '../results';
import { mutantsOf, type KernelsByShape } from './mutant';
import type { Kernel, MutationOperator } from './operator';

/** What came of a mutant in a case. */
interface Attempt {
  readonly noticed: boolean;
  readonly result: Float32Array;
}

/** A case; its data and what its verdict needs are made when they are first asked for. */
export interface Trial {
  readonly planned: Case;
  /** Executes and judges; undefined where there is no program at a shape of the case. */
  readonly attempt: (at: KernelsByShape) => Attempt | undefined;
  /** Operands, and what should come of them; of a law there is none. */
  readonly judged?: { readonly data: () => OperandData; readonly expected: () => Expectation };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

const outputOf = (entry: CertifiedFunction, dims: DimValues, data: Float32Array): DenseArray => ({
  type: 'f32',
  shape: extentsOf(entry.result.shape, dims),
  data,
});

/** The trials of cases, in their order. */
export const trialsOf = (entry: CertifiedFunction, cases: readonly Case[]): readonly Trial[] =>
  cases.map((planned) => (planned.layer === 'laws' ? lawTrial(entry, planned) : dataTrial(entry, planned)));

function dataTrial(entry: CertifiedFunction, planned: Case): Trial {
  const { layer, recipe, dims, variant } = planned;
  const data = once(() => drawOperands(recipeNamed(recipe), entry, dims, variant));
  const expected = once(() => expectation(entry, dims, data(), 'emitted', ieeeProfile));
  const exact = layer === 'exact' || layer === 'mantissa';
  const isRight = (result: Float32Array): boolean =>
    judge(entry, outputOf(entry, dims, result), expected(), exact).verdict === 'passed';
  return {
    planned,
    judged: { data, expected },
    attempt: (at) => {
      const result = at(dims)?.(data(), dims);
      if (!result) return undefined;
      // A kernel may return the buffer that it writes the next result to.
      const first = layer === 'repeat' ? result.slice() : result;
      const noticed = !isRight(first) || (layer === 'repeat' && changes(entry, planned, data(), at, first));
      return { noticed, result: first };
    },
  };
}

/** Is the result another after other work? */
function changes(
  entry: CertifiedFunction,
  { dims }: Case,
  data: OperandData,
  at: KernelsByShape,
  first: Float32Array,
): boolean {
  const other = otherWork(entry);
  at(other.dims)?.(other.data, other.dims);
  const second = at(dims)?.(data, dims);
  return second !== undefined && changedElement({ data: first }, { data: second }) !== undefined;
}

const unchanged: MutationOperator = {
  kind: 'behaviour',
  name: 'unchanged',
  title: 'nothing was wrong',
  fault: 'term',
  misbehaviours: () => [{ what: '', wrap: (kernel: Kernel) => kernel }],
};

/** What a text computes, for runs of a law that execute another than the entry's. */
function rightKernels(entry: CertifiedFunction): KernelsByShape {
  for (const { at } of mutantsOf(entry, [unchanged])) return at;
  return () => undefined;
}

function lawTrial(entry: CertifiedFunction, planned: Case): Trial {
  const law = lawNamed(planned.variant);
  const instance = once(() => law.instance(entry, planned.dims));
  const bounds = once(() => lawBounds(law, instance(), 'emitted', ieeeProfile));
  const twin = once(() => rightKernels(law.judged?.(entry) ?? entry));
  return {
    planned,
    attempt: (at) => {
      const outputs: DenseArray[] = [];
      for (const run of instance().runs) {
        const data = (run.entry === entry ? at : twin())(run.dims)?.(run.data, run.dims);
        if (!data) return undefined;
        outputs.push(outputOf(run.entry, run.dims, data.slice()));
      }
      const noticed = judgeOutputs(instance(), outputs, bounds()).verdict !== 'passed';
      return { noticed, result: outputs[0].data as Float32Array };
    },
  };
}
