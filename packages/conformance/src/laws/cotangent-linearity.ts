import { apply, read } from '@gradcert/notation';
import { degreeIn } from '../relations/degree';
import { cotangentOf, drawnFor, drawnOnGrid } from '../relations/draw';
import type { Law } from '../relations/law';
import { assuming, copyName, copyOf, shapeOf, tensor } from '../relations/programs';

const NAME = 'cotangent-linearity';
/** Factors of the two cotangents: powers of two, unlike each other and of both signs. */
const [A, B] = [4, -2];
const COPIES = ['first', 'second'] as const;

/**
 * A gradient is linear in its cotangent: it is the transpose of a Jacobian. The cotangents are small integers, so that
 * the combined one is a float32 number. Bit-equal where the other operands are integers on which nothing rounds, else
 * within the bounds of the three runs, the second and the third by the factors.
 */
export default {
  name: NAME,
  claim: `f(${String(A)} u - ${String(-B)} v) = ${String(A)} f(u) - ${String(-B)} f(v) in the cotangent`,
  applies: (entry) => {
    const cotangent = cotangentOf(entry);
    return cotangent !== undefined && degreeIn(entry.denotation, cotangent) === 1;
  },
  instance: (entry, dims) => {
    const cotangent = cotangentOf(entry) ?? '';
    const base = drawnFor(entry, dims, NAME);
    const [u, v] = COPIES.map((copy) => drawnOnGrid(entry, dims, copyName(NAME, copy), cotangent));
    const on = (data: Float32Array) => ({ entry, dims, data: { ...base, [cotangent]: data } });
    return {
      runs: [on(u.map((element, at) => A * element + B * v[at])), on(u), on(v)],
      terms: [
        { run: 1, factor: A, maps: [] },
        { run: 2, factor: B, maps: [] },
      ],
    };
  },
  overTheReals: (entry) => {
    const cotangent = cotangentOf(entry) ?? '';
    const shape = shapeOf(entry, cotangent);
    const combined = (name: string) => (index: Parameters<typeof read>[1]) =>
      apply(
        'add',
        apply('multiply', read('a', []), read(copyName(name, COPIES[0]), index)),
        apply('multiply', read('b', []), read(copyName(name, COPIES[1]), index)),
      );
    const { name, shape: resultShape } = entry.result;
    const parts = COPIES.map((copy) => copyOf(entry, copy, [cotangent]));
    const given = Object.fromEntries(COPIES.map((copy) => [copyName(cotangent, copy), shape]));
    return [
      {
        what: 'for all factors a and b',
        left: {
          statements: [tensor(cotangent, shape, combined(cotangent)), ...entry.denotation],
          result: name,
        },
        right: {
          statements: [
            ...parts.flatMap(({ statements }) => statements),
            tensor('combined', resultShape, combined(name)),
          ],
          result: 'combined',
        },
        context: assuming(entry, { defined: [cotangent], also: { ...given, a: [], b: [] } }),
      },
    ];
  },
} satisfies Law;
