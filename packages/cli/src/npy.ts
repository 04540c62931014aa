/**
 * NumPy's .npy format, version 1.0 (numpy.lib.format): magic, a Python dictionary as header, the data.
 * Written by hand because the kept readers for Node do not write, or do not refuse what they cannot read.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { CallError } from './exit';

/** A dense row-major array of floats. */
export interface NpyArray {
  readonly shape: readonly number[];
  readonly data: Float32Array | Float64Array;
}

const magic = Buffer.from([0x93, ...Buffer.from('NUMPY', 'latin1')]);
/** The header ends at a multiple of this, as the format asks. */
const alignment = 64;

const inElementOrder = 'save it by numpy.ascontiguousarray(a, dtype="float32")';

/** The array as the bytes of a .npy file. */
export function encodeNpy({ shape, data }: NpyArray): Buffer {
  const extents = shape.length === 1 ? `${String(shape[0])},` : shape.join(', ');
  const descriptor = data instanceof Float32Array ? '<f4' : '<f8';
  const dictionary = `{'descr': '${descriptor}', 'fortran_order': False, 'shape': (${extents}), }`;
  const prefix = magic.length + 4;
  const length = Math.ceil((prefix + dictionary.length + 1) / alignment) * alignment - prefix;
  const head = Buffer.alloc(prefix + length, ' ');
  magic.copy(head);
  head.writeUInt8(1, magic.length);
  head.writeUInt8(0, magic.length + 1);
  head.writeUInt16LE(length, magic.length + 2);
  head.write(dictionary, prefix, 'latin1');
  head.write('\n', head.length - 1, 'latin1');
  return Buffer.concat([head, Buffer.from(data.buffer, data.byteOffset, data.byteLength)]);
}

/**
 * Reads the bytes of a .npy file: little-endian float32 or float64, C order.
 * @param path named in errors.
 * @throws CallError for anything else.
 */
export function decodeNpy(bytes: Buffer, path: string): NpyArray {
  const { dictionary, start } = header(bytes, path);
  const descriptor = /'descr'\s*:\s*'([^']*)'/.exec(dictionary)?.[1];
  const order = /'fortran_order'\s*:\s*(True|False)/.exec(dictionary)?.[1];
  const extents = /'shape'\s*:\s*\(([\d\s,]*)\)/.exec(dictionary)?.[1];
  if (descriptor === undefined || order === undefined || extents === undefined) {
    throw new CallError(`${path}: the header of the .npy file is broken: ${dictionary.trim()}`);
  }
  if (order === 'True') throw new CallError(`${path}: the array is in Fortran order`, inElementOrder);
  if (descriptor !== '<f4' && descriptor !== '<f8') {
    throw new CallError(
      `${path}: the array has dtype '${descriptor}', not float32 or float64`,
      inElementOrder,
    );
  }
  const shape = extents
    .split(',')
    .map((extent) => extent.trim())
    .filter((extent) => extent !== '')
    .map(Number);
  const size = shape.reduce((product, extent) => product * extent, 1);
  const width = descriptor === '<f4' ? 4 : 8;
  if (bytes.length - start !== size * width) {
    throw new CallError(
      `${path}: ${String(bytes.length - start)} bytes of data, but shape (${shape.join(', ')}) needs ${String(size * width)}`,
    );
  }
  // A copy: typed arrays need an aligned start.
  const data = new Uint8Array(bytes.subarray(start)).buffer;
  return { shape, data: descriptor === '<f4' ? new Float32Array(data) : new Float64Array(data) };
}

function header(bytes: Buffer, path: string): { readonly dictionary: string; readonly start: number } {
  if (bytes.length < 10 || !bytes.subarray(0, magic.length).equals(magic)) {
    throw new CallError(`${path}: not a .npy file`, 'write it by numpy.save');
  }
  const major = bytes.readUInt8(magic.length);
  const at = magic.length + 2;
  const [start, length] = major === 1 ? [at + 2, bytes.readUInt16LE(at)] : [at + 4, bytes.readUInt32LE(at)];
  if (start + length > bytes.length) throw new CallError(`${path}: the .npy file ends within its header`);
  return { dictionary: bytes.toString('latin1', start, start + length), start: start + length };
}

/** @throws CallError where the file is missing or is not an array of floats. */
export function readNpy(path: string): NpyArray {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new CallError(
      `${path}: ${(error as Error).message}`,
      'give one .npy file per operand, named like it',
    );
  }
  return decodeNpy(bytes, path);
}

export function writeNpy(path: string, array: NpyArray): void {
  writeFileSync(path, encodeNpy(array));
}
