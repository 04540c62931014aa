/** Which cells of an image one element of the result reads: found by evaluating the notation's indices. */
import { childrenOf, evaluateAffine, type Expression, type Range, type Statement } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';

type Sizes = Readonly<Record<string, number>>;

/** Row and column; outside the image where they are read as padding. */
export type Cell = readonly [row: number, column: number];

export interface ImageRead {
  readonly tensor: string;
  /** Rows and columns of the image. */
  readonly extent: Cell;
  /** Cells that an element of the result reads, by its last two indices. */
  readonly cellsAt: (place: Cell) => readonly Cell[];
}

interface Read {
  readonly part: Extract<Expression, { kind: 'read' }>;
  readonly ranges: readonly Range[];
  /** Brackets that multiply the read: where one is 0, nothing is read. */
  readonly conditions: readonly Extract<Expression, { kind: 'bracket' }>[];
}

/** Choices of the summed indices that are tried at most. */
const MOST_CHOICES = 20_000;

const HOLDS: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  lt: (a, b) => a < b,
  le: (a, b) => a <= b,
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  ge: (a, b) => a >= b,
  gt: (a, b) => a > b,
};

/** The first read of an image of which two elements of the result read different parts; undefined where there is none. */
export function imageRead(entry: CertifiedFunction, dims: Sizes): ImageRead | undefined {
  const last = entry.denotation.at(-1);
  if (last?.kind !== 'definition' || last.ranges.length < 2) return undefined;
  const names = last.ranges.slice(-2).map(({ index }) => index);
  const fixed = {
    ...derived(entry, dims),
    ...Object.fromEntries(last.ranges.map(({ index }) => [index, 0])),
  };
  for (const read of readsOf(last)) {
    const operand = entry.operands.find(({ name }) => name === read.part.tensor);
    const axes = (operand?.shape ?? []).flatMap(({ terms }, axis) =>
      Object.keys(terms).some((dim) => entry.dims[dim] === 'spatial') ? [axis] : [],
    );
    if (!operand || axes.length !== 2) continue;
    const cellsAt = ([row, column]: Cell): readonly Cell[] =>
      cells(read, axes, { ...fixed, [names[0]]: row, [names[1]]: column });
    const [first, next] = [cellsAt([0, 0]), cellsAt([1, 1])];
    if (first.length + next.length < 3 || JSON.stringify(first) === JSON.stringify(next)) continue;
    const [rows, columns] = axes.map((axis) => evaluateAffine(operand.shape[axis], fixed));
    return { tensor: operand.name, extent: [rows, columns], cellsAt };
  }
  return undefined;
}

const derived = ({ derivedDims }: CertifiedFunction, dims: Sizes): Sizes => {
  const sizes: Record<string, number> = { ...dims };
  for (const [name, form] of Object.entries(derivedDims)) sizes[name] = evaluateAffine(form, sizes);
  return sizes;
};

function readsOf(statement: Statement): readonly Read[] {
  if (statement.kind !== 'definition') return [];
  const found: Read[] = [];
  const visit = (part: Expression, ranges: readonly Range[], conditions: Read['conditions']): void => {
    if (part.kind === 'read' && ranges.length > 0) found.push({ part, ranges, conditions });
    const inner = part.kind === 'reduce' ? [...ranges, ...part.ranges] : ranges;
    const factors =
      part.kind === 'apply' && part.operator === 'multiply' ? factorsOf(part).filter(isBracket) : [];
    for (const child of childrenOf(part)) visit(child, inner, [...conditions, ...factors]);
  };
  visit(statement.body, [], []);
  return found;
}

const factorsOf = (part: Expression): readonly Expression[] =>
  part.kind === 'apply' && part.operator === 'multiply' ? part.operands.flatMap(factorsOf) : [part];

const isBracket = (part: Expression): part is Extract<Expression, { kind: 'bracket' }> =>
  part.kind === 'bracket';

function cells({ part, ranges, conditions }: Read, axes: readonly number[], fixed: Sizes): readonly Cell[] {
  const forms = [
    ...axes.map((axis) => part.indices[axis]),
    ...conditions.flatMap(({ left, right }) => [left, right]),
  ];
  const varied = ranges.filter(({ index }) => forms.some(({ terms }) => index in terms));
  const extents = varied.map(({ extent }) => evaluateAffine(extent, fixed));
  const choices = extents.reduce((product, extent) => product * extent, 1);
  if (choices > MOST_CHOICES || varied.length === 0) return [];
  const found = new Map<string, Cell>();
  for (let choice = 0; choice < choices; choice++) {
    const sizes: Record<string, number> = { ...fixed };
    let rest = choice;
    varied.forEach(({ index }, place) => {
      sizes[index] = rest % extents[place];
      rest = Math.floor(rest / extents[place]);
    });
    const isRead = conditions.every(({ comparison, left, right }) =>
      HOLDS[comparison](evaluateAffine(left, sizes), evaluateAffine(right, sizes)),
    );
    if (!isRead) continue;
    const [row, column] = axes.map((axis) => evaluateAffine(part.indices[axis], sizes));
    found.set(`${String(row)},${String(column)}`, [row, column]);
  }
  return [...found.values()].sort(([a, b], [c, d]) => a - c || b - d);
}
