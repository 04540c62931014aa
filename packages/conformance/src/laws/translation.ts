import {
  addScaled,
  apply,
  bracket,
  constant,
  evaluateAffine,
  read,
  variable,
  type Affine,
  type Expression,
} from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import type { DimValues } from '../extents';
import { axisMap, mapsOf, operandsRearranged, type AxisMap } from '../relations/axis-maps';
import { drawnFor } from '../relations/draw';
import type { Law, LawClaim } from '../relations/law';
import { assuming, copyName, copyOf, tensor } from '../relations/programs';
import { coefficientOf } from '../relations/scopes';
import { endingInZeros, translatableDims } from '../relations/translatable';

const NAME = 'translation';

/**
 * What the gradient of a convolution, or of a pool of disjoint windows, makes of images moved by one step (of the
 * stride) is moved likewise, or the same where it is no image. Images that are continued by 0 end with a step of zeros,
 * which the move takes out; what has no counterpart before the move is not judged. Bit-equal on integers on which
 * nothing rounds, else within the bounds of both runs.
 */
export default {
  name: NAME,
  claim: 'f(moved images) = the moved f(images), away from the border',
  applies: (entry, dims) => translatableDims(entry).some((dim) => dims[dim] > 1),
  instance: (entry, dims) => {
    const moving = translatableDims(entry).filter((dim) => dims[dim] > 1);
    const after = mapOf(dims, moving, (place, step) => Math.max(place - step, -1));
    const drawn = drawnFor(entry, dims, NAME);
    const data = { ...drawn };
    for (const dim of moving) {
      const ending = endingInZeros(entry, dim);
      const operands = entry.operands.filter(({ name }) => ending.includes(name));
      const cut = mapOf(dims, [dim], (place, step, extent) => (place < extent - step ? place : -1));
      Object.assign(data, operandsRearranged({ ...entry, operands }, dims, data, cut));
    }
    return {
      runs: [
        { entry, dims, data: operandsRearranged(entry, dims, data, after) },
        { entry, dims, data },
      ],
      terms: [{ run: 1, factor: 1, maps: mapsOf(entry.result.shape, after) }],
    };
  },
  overTheReals: (entry) => translatableDims(entry).map((dim) => commutesWithStep(entry, dim)),
} satisfies Law;

/** Maps of the axes whose extents grow with one of the dims. */
const mapOf =
  (
    dims: DimValues,
    moving: readonly string[],
    source: (place: number, step: number, extent: number) => number,
  ) =>
  (form: Affine): AxisMap | undefined => {
    const dim = moving.find((each) => coefficientOf(form, each) !== 0);
    if (dim === undefined) return undefined;
    const extent = evaluateAffine(form, dims);
    return axisMap(extent, (place) => source(place, coefficientOf(form, dim), extent));
  };

/** Both sides from the first place on that has a counterpart before the move. */
function commutesWithStep(entry: CertifiedFunction, dim: string): LawClaim {
  const steps = (shape: readonly Affine[]): number[] => shape.map((extent) => coefficientOf(extent, dim));
  const images = entry.operands.filter(({ shape }) => steps(shape).some((step) => step !== 0));
  const names = images.map(({ name }) => name);
  const { shape: resultShape } = entry.result;
  const back = (index: readonly Affine[], shape: readonly Affine[]): Affine[] =>
    index.map((at, axis) => addScaled(at, constant(steps(shape)[axis]), -1));
  /** The value where a condition holds along every axis that moves. */
  const where = (
    shape: readonly Affine[],
    condition: (axis: number, step: number) => Expression,
    value: Expression,
  ): Expression =>
    steps(shape).reduce(
      (product, step, axis) => (step === 0 ? product : apply('multiply', condition(axis, step), product)),
      value,
    );
  const ending = endingInZeros(entry, dim);
  const before = images.map(({ name, shape }) =>
    tensor(copyName(name, 'before'), shape, (index) => {
      const element = read(name, index);
      if (!ending.includes(name)) return element;
      const inside = (axis: number, step: number): Expression =>
        bracket('lt', index[axis], addScaled(shape[axis], step, -1));
      return where(shape, inside, element);
    }),
  );
  const after = images.map(({ name, shape }) =>
    tensor(copyName(name, 'after'), shape, (index) => read(copyName(name, 'before'), back(index, shape))),
  );
  const judged = (element: (index: readonly Affine[]) => Expression) =>
    tensor('judged', resultShape, (index) =>
      where(resultShape, (axis, step) => bracket('ge', index[axis], constant(step)), element(index)),
    );
  const [then, now] = (['before', 'after'] as const).map((copy) => copyOf(entry, copy, names));
  return {
    what: `along ${dim}`,
    left: {
      statements: [...before, ...after, ...now.statements, judged((index) => read(now.result, index))],
      result: 'judged',
    },
    right: {
      statements: [
        ...before,
        ...then.statements,
        judged((index) => read(then.result, back(index, resultShape))),
      ],
      result: 'judged',
    },
    context: assuming(entry, { constraints: [addScaled(variable(dim), 2, -1)] }),
  };
}
