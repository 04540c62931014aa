/** Runs a net's forward with every element that is the same function of the parameters computed once. */
import { evaluate, type Algebra, type TensorValue } from '@gradcert/notation';
import type { Application } from '@gradcert/spec';
import { applyStep, operandsOf, type NetValues } from '../net-program';

/**
 * The classes of a value's places [N,h,w], the same for each of its channels: equal numbers for places at which the
 * net has read the same data.
 */
export type PlaceClasses = ReadonlyMap<string, Float64Array>;

/**
 * Executes steps in order, adding their results to the values. Equal places have bit-equal elements, since the same
 * operations are executed on the same numbers; so of the convolutions one element of each class and channel is
 * computed, where that saves work, and the others are copied.
 */
export function runSharedSteps(
  steps: readonly Application[],
  values: NetValues,
  algebra: Algebra,
  classes: PlaceClasses,
): void {
  for (const step of steps) {
    const places = classes.get(step.result);
    const shared = places && step.shape.length === 4 ? applyShared(step, values, algebra, places) : undefined;
    values.set(step.result, shared ?? applyStep(step, values, algebra));
  }
}

/** Above this share of different places, picking them costs more than it saves. */
const WORTHWHILE = 0.6;

function applyShared(
  step: Application,
  values: NetValues,
  algebra: Algebra,
  places: Float64Array,
): TensorValue | undefined {
  const { apply, dims, shape } = step;
  if (apply === 'reshape' || apply.denotation.length !== 1) return undefined;
  const [, channels, height, width] = shape;
  const area = height * width;
  const representatives = new Map<number, number>();
  const representativeOf = Int32Array.from(places, (key) => {
    const known = representatives.get(key);
    if (known !== undefined) return known;
    representatives.set(key, representatives.size);
    return representatives.size - 1;
  });
  if (representatives.size > WORTHWHILE * places.length) return undefined;
  const firstPlaces = new Int32Array(representatives.size);
  for (let place = places.length - 1; place >= 0; place--) firstPlaces[representativeOf[place]] = place;

  const ordinalOf = (place: number, channel: number): number =>
    (Math.floor(place / area) * channels + channel) * area + (place % area);
  const ordinals = new Int32Array(firstPlaces.length * channels);
  let count = 0;
  for (const place of firstPlaces) {
    for (let channel = 0; channel < channels; channel++) ordinals[count++] = ordinalOf(place, channel);
  }
  const inputs = operandsOf(step, values);
  const { name } = apply.result;
  const sample = { [name]: ordinals };
  const [computed] = evaluate(apply.denotation, algebra, { dims, inputs, sample })[name].lanes;
  const size = places.length * channels;
  const lane = algebra.storage === 'float32' ? new Float32Array(size) : new Float64Array(size);
  for (let place = 0; place < places.length; place++) {
    const from = representativeOf[place] * channels;
    for (let channel = 0; channel < channels; channel++)
      lane[ordinalOf(place, channel)] = computed[from + channel];
  }
  return { shape, lanes: [lane] };
}
