/** Entries with one mistake each, written beside the tests and loaded together. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@jest/globals';
import { loadSpec, SpecLoadError, type Spec, type SpecError } from '@gradcert/spec';

/** They are written below the package, so that they find it by its name. */
const ROOT = join(__dirname, '.entries');

/** Loads the built-in entries and these files, which stay only as long as that takes. */
export function loadWith(folder: string, files: Readonly<Record<string, string>>): Spec {
  const root = join(ROOT, folder);
  try {
    for (const [name, text] of Object.entries(files)) {
      const file = join(root, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return loadSpec({ folders: [root] });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

export function errorsOf(folder: string, files: Readonly<Record<string, string>>): readonly SpecError[] {
  try {
    loadWith(folder, files);
  } catch (error) {
    if (error instanceof SpecLoadError) return error.errors;
    throw error;
  }
  throw new Error('the entries load');
}

/** Collects broken entries: they are reported together, so one load shows every error. */
export class BrokenEntries {
  private readonly files: Record<string, string> = {};
  private reported?: readonly SpecError[];

  constructor(private readonly folder: string) {}

  /** Adds a file; returns its name. */
  add(file: string, text: string): string {
    this.files[file] = text;
    return file;
  }

  /** Adds a node that is right but for what is changed. */
  node(id: string, change: Readonly<Record<string, string>>): string {
    return this.add(`nodes/${id}.ts`, denseNode(id, change));
  }

  /** Adds an op that is right but for one replacement in its text. */
  op(id: string, from: string, to: string): string {
    return this.add(`ops/${id}.ts`, sumOp(id).replace(from, to));
  }

  /** The picture of the one error of a broken entry. */
  picture(file: string): string {
    this.reported ??= errorsOf(this.folder, this.files);
    const found = this.reported.filter((error) => error.file.endsWith(`/${file}`));
    expect(found.map(({ problem }) => problem)).toHaveLength(1);
    return found[0].picture;
  }
}

/** A gradient of dense in x that is right, but for what a test changes. */
export const denseNode = (id: string, change: Readonly<Record<string, string>> = {}): string => {
  const lines = {
    id: `'${id}'`,
    title: "'A gradient'",
    family: "'dense'",
    gradientOf: "{ op: dense, argument: 'x' }",
    sameAs: 'denseInputGrad',
    denotation: "'dx[n,a] = sum(k) dy[n,k] * W[a,k]'",
    emit: '({ W, dy }) => dotGeneral(dy, W, { contracting: [[1], [1]] })',
    source: "'test'",
    ...change,
  };
  return `import { defineNode } from '@gradcert/spec';
import dense from '@gradcert/spec/ops/dense';
import denseInputGrad from '@gradcert/spec/nodes/dense-input-grad';
import { dotGeneral, transpose, stranger } from '@gradcert/stablehlo';

export default defineNode({
${Object.entries(lines)
  .map(([key, value]) => `  ${key}: ${value},\n`)
  .join('')}});
`;
};

/** An op that is right. */
export const sumOp = (id: string): string => `import { defineOp } from '@gradcert/spec';
import { add } from '@gradcert/stablehlo';

export default defineOp({
  id: '${id}',
  title: 'Sum of two branches',
  family: 'activation',
  dims: { N: 'batch', M: 'feature' },
  operands: { a: 'N,M', b: 'N,M' },
  result: 'N,M',
  forward: 'y[n,m] = a[n,m] + b[n,m]',
  emit: ({ a, b }) => add(a, b),
});
`;
