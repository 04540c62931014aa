/** Decides how far each index runs. */
import { affineEquals, formatAffine, type Affine } from './affine';
import type { Range } from './ast';
import { extentConflict, extentUnknown, unusedIndex, type Problem } from './errors';
import type { IndexBinding } from './names';

/** Reports a problem of the definition at hand by throwing. */
export type Fail = (problem: Problem) => never;

/**
 * The range of a reduction's index: the extent that the text gives, else that of the reads whose slot is exactly
 * this index, which must agree.
 */
export function reducedRange(binding: IndexBinding, fail: Fail): Range {
  return { index: binding.index, extent: binding.explicit ?? agreed(binding, undefined, fail) };
}

/**
 * The range of an index on the left side: the extent that the text gives, else the declared one, else that of the
 * reads; they must agree. An index that the right side never uses needs its extent in the text: it is more
 * often forgotten than meant.
 */
export function resultRange(binding: IndexBinding, declared: Affine | undefined, fail: Fail): Range {
  const { index, span, explicit } = binding;
  if (explicit === undefined) {
    if (!binding.used) fail(unusedIndex(span, index, declared && formatAffine(declared)));
    return { index, extent: agreed(binding, declared, fail) };
  }
  if (declared !== undefined && !affineEquals(explicit, declared)) {
    fail(
      extentConflict(
        span,
        index,
        { extent: formatAffine(declared), from: 'the declared shape' },
        { extent: formatAffine(explicit), from: 'the text' },
      ),
    );
  }
  return { index, extent: explicit };
}

function agreed(binding: IndexBinding, declared: Affine | undefined, fail: Fail): Affine {
  const { index, span, evidence } = binding;
  const all = [...(declared === undefined ? [] : [{ extent: declared, from: 'the declared shape', span }])];
  for (const { extent, from, span: slot } of evidence) all.push({ extent, from: `'${from}'`, span: slot });
  const first = all.at(0);
  if (first === undefined) return fail(extentUnknown(span, index));
  const other = all.find(({ extent }) => !affineEquals(extent, first.extent));
  if (other !== undefined) {
    fail(
      extentConflict(
        other.span,
        index,
        { extent: formatAffine(first.extent), from: first.from },
        { extent: formatAffine(other.extent), from: other.from },
      ),
    );
  }
  return first.extent;
}
