/**
 * Column-style Hermite normal form of integer matrices (H. Cohen, A Course in Computational Algebraic Number
 * Theory, section 2.4.2): two sets of columns generate the same lattice exactly if their forms are equal.
 */

/** A matrix as rows. */
export type Matrix = number[][];

export interface Hermite {
  /** In column echelon form, pivots positive, entries left of a pivot reduced modulo it. */
  readonly form: Matrix;
  /** Row of each pivot, by column. */
  readonly pivots: readonly number[];
}

/** column[target] -= factor * column[source] */
function subtractColumn(matrix: Matrix, target: number, source: number, factor: number): void {
  if (factor === 0) return;
  for (const row of matrix) row[target] = row[target] - factor * row[source];
}

function swapColumns(matrix: Matrix, a: number, b: number): void {
  if (a === b) return;
  for (const row of matrix) [row[a], row[b]] = [row[b], row[a]];
}

/** Reduces row entries right of `from` to one non-zero entry at `from`, by Euclid's algorithm on columns. */
function clearRow(matrix: Matrix, row: number, from: number, width: number): void {
  const entries = matrix[row];
  for (;;) {
    let smallest = -1;
    for (let k = from; k < width; k++) {
      if (entries[k] !== 0 && (smallest < 0 || Math.abs(entries[k]) < Math.abs(entries[smallest])))
        smallest = k;
    }
    if (smallest < 0) return;
    swapColumns(matrix, from, smallest);
    let cleared = true;
    for (let k = from + 1; k < width; k++) {
      subtractColumn(matrix, k, from, Math.trunc(entries[k] / entries[from]));
      if (entries[k] !== 0) cleared = false;
    }
    if (cleared) return;
  }
}

/** The form of the lattice that the columns generate; rows are taken as pivots from the top. */
export function columnHermite(matrix: Matrix): Hermite {
  const form = matrix.map((row) => [...row]);
  const width = form[0]?.length ?? 0;
  const pivots: number[] = [];
  for (let row = 0; row < form.length && pivots.length < width; row++) {
    const column = pivots.length;
    clearRow(form, row, column, width);
    const pivot = form[row][column];
    if (pivot === 0) continue;
    if (pivot < 0) for (const entries of form) entries[column] = -entries[column];
    for (let k = 0; k < column; k++) {
      subtractColumn(form, k, column, Math.floor(form[row][k] / Math.abs(pivot)));
    }
    pivots.push(row);
  }
  return { form, pivots };
}

/** A basis of the lattice that the rows generate, in row echelon form. */
export function rowBasis(rows: Matrix): Matrix {
  const [first] = rows;
  if (!first) return [];
  const { form, pivots } = columnHermite(first.map((_, k) => rows.map((row) => row[k])));
  return pivots.map((_, column) => form.map((row) => row[column]));
}
