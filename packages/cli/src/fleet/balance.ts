/** Cuts work into parts that take about as long: the longest pieces first, each to the part that has the least so far. */

interface Piece<Item> {
  readonly items: readonly Item[];
  readonly weight: number;
}

/** A shard has room for so many pieces at least, so that they can even each other out. */
const PIECES_PER_PART = 8;

/**
 * Groups of items stay together, as far as parts of one size allow: what one case of a node has compiled, the next uses.
 * The same items with the same weights come into the same parts, in whatever order they are given in.
 * @param parts how many; some are empty where there are fewer pieces
 * @returns the items of each part, in no order
 */
export function balance<Item>(
  groups: readonly (readonly Item[])[],
  parts: number,
  weightOf: (item: Item) => number,
  keyOf: (item: Item) => string,
): readonly (readonly Item[])[] {
  const total = groups.flat().reduce((sum, item) => sum + weightOf(item), 0);
  const most = total / (parts * PIECES_PER_PART);
  const pieces = groups
    .flatMap((group) => cut(byKey(group, keyOf), most, weightOf))
    .sort((a, b) => b.weight - a.weight || compare(keyOf(a.items[0]), keyOf(b.items[0])));
  const loads = Array.from({ length: parts }, () => ({ items: [] as Item[], weight: 0 }));
  for (const { items, weight } of pieces) {
    const least = loads.reduce((a, b) => (b.weight < a.weight ? b : a));
    least.items.push(...items);
    least.weight += weight;
  }
  return loads.map(({ items }) => items);
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const byKey = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  items.toSorted((a, b) => compare(keyOf(a), keyOf(b)));

/** Pieces of a group, none heavier than `most` unless it is one item. */
function cut<Item>(
  group: readonly Item[],
  most: number,
  weightOf: (item: Item) => number,
): readonly Piece<Item>[] {
  const pieces: { items: Item[]; weight: number }[] = [];
  for (const item of group) {
    const weight = weightOf(item);
    const last = pieces.at(-1);
    if (last && last.weight + weight <= most) {
      last.items.push(item);
      last.weight += weight;
    } else pieces.push({ items: [item], weight });
  }
  return pieces;
}
