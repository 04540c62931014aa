import {
  addScaled,
  apply,
  constant,
  read,
  substituteForms,
  variable,
  type Affine,
  type DecisionSide,
} from '@gradcert/notation';
import { batchOf, isSumOverBatch } from '../relations/additive';
import { axisMap, operandsRearranged } from '../relations/axis-maps';
import { drawnFor } from '../relations/draw';
import type { Law, LawRun } from '../relations/law';
import { assuming, copyName, copyOf, tensor } from '../relations/programs';
import { aloneIn } from '../relations/scopes';

const NAME = 'batch-additivity';
/** Examples of the second part. */
const MORE = 'more';

/**
 * The gradient of a parameter, where the denotation is a plain sum over the examples, is that over some of them plus
 * that over the others: here those of the shape, and one more. Bit-equal on integers on which nothing rounds, else
 * within the bounds of the three runs.
 */
export default {
  name: NAME,
  claim: 'f(batch) = f(all examples but the last) + f(the last)',
  applies: isSumOverBatch,
  instance: (entry, dims) => {
    const batch = batchOf(entry) ?? '';
    const examples = dims[batch];
    const whole = { ...dims, [batch]: examples + 1 };
    const data = drawnFor(entry, whole, NAME);
    const part = (from: number, count: number): LawRun => {
      const map = axisMap(count, (place) => from + place);
      const mapOf = (extent: Affine) => (aloneIn(extent) === batch ? map : undefined);
      return {
        entry,
        dims: { ...dims, [batch]: count },
        data: operandsRearranged(entry, whole, data, mapOf),
      };
    };
    return {
      runs: [{ entry, dims: whole, data }, part(0, examples), part(examples, 1)],
      terms: [1, 2].map((run) => ({ run, factor: 1, maps: [] })),
    };
  },
  overTheReals: (entry) => {
    const batch = batchOf(entry) ?? '';
    const inBatch = ({ shape }: { readonly shape: readonly Affine[] }, extent: Affine): readonly Affine[] =>
      shape.map((each) => (aloneIn(each) === batch ? extent : each));
    const growing = entry.operands.filter(({ shape }) => shape.some((extent) => aloneIn(extent) === batch));
    const part = (copy: string, from: Affine, count: Affine): DecisionSide => {
      const slices = growing.map((operand) =>
        tensor(copyName(operand.name, copy), inBatch(operand, count), (index) =>
          read(
            operand.name,
            index.map((at, axis) => (aloneIn(operand.shape[axis]) === batch ? addScaled(at, from, 1) : at)),
          ),
        ),
      );
      const names = growing.map(({ name }) => name);
      const { statements, result } = copyOf(entry, copy, names);
      return { statements: [...slices, ...substituteForms(statements, { [batch]: count })], result };
    };
    const parts = [
      part('first', constant(0), variable(batch)),
      part('second', variable(batch), variable(MORE)),
    ];
    const whole = addScaled(variable(batch), variable(MORE), 1);
    const both = tensor('both', entry.result.shape, (index) =>
      apply('add', read(parts[0].result, index), read(parts[1].result, index)),
    );
    const context = assuming(entry, { constraints: [addScaled(variable(MORE), 1, -1)] });
    return [
      {
        what: `for ${batch} examples and ${MORE}`,
        left: {
          statements: substituteForms(entry.denotation, { [batch]: whole }),
          result: entry.result.name,
        },
        right: { statements: [...parts.flatMap(({ statements }) => statements), both], result: 'both' },
        context: {
          ...context,
          dims: [...context.dims, MORE],
          operands: Object.fromEntries(
            entry.operands.map((operand) => [operand.name, inBatch(operand, whole)]),
          ),
        },
      },
    ];
  },
} satisfies Law;
