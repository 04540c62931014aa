import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CallError } from '../src/exit';
import { decodeNpy, encodeNpy, readNpy, writeNpy } from '../src/npy';

const folder = mkdtempSync(join(tmpdir(), 'gradcert-npy-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const header = (dictionary: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16LE(dictionary.length);
  return Buffer.concat([Buffer.from('\x93NUMPY\x01\x00', 'latin1'), length, Buffer.from(dictionary), data]);
};

describe('.npy', () => {
  test('any array comes back as it was written, bit by bit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(4), { maxLength: 5 }),
        fc.boolean(),
        fc.infiniteStream(fc.double()),
        (shape, wide, values) => {
          const size = shape.reduce((product, extent) => product * extent, 1);
          const numbers = Array.from({ length: size }, () => values.next().value as number);
          const data = wide ? Float64Array.from(numbers) : Float32Array.from(numbers);
          const back = decodeNpy(encodeNpy({ shape, data }), 'x.npy');
          expect(back.shape).toEqual(shape);
          expect(back.data.constructor.name).toBe(data.constructor.name);
          expect([...back.data].every((value, at) => Object.is(value, data[at]))).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('is what NumPy writes: data aligned at 64, a tuple of one with its comma', () => {
    const bytes = encodeNpy({ shape: [3], data: Float32Array.of(1, 2, 3) });
    expect(bytes.length).toBe(128 + 12);
    expect(bytes.toString('latin1', 10, 69)).toBe(
      "{'descr': '<f4', 'fortran_order': False, 'shape': (3,), }".padEnd(59),
    );
    expect(bytes[127]).toBe(10);
  });

  test('goes through a file', () => {
    const path = join(folder, 'x.npy');
    writeNpy(path, { shape: [], data: Float64Array.of(0.1) });
    expect(readNpy(path)).toEqual({ shape: [], data: Float64Array.of(0.1) });
  });

  test.each([
    ['no .npy file', Buffer.from('hello, world'), 'not a .npy file'],
    ['an empty file', Buffer.alloc(0), 'not a .npy file'],
    [
      'integers',
      header("{'descr': '<i8', 'fortran_order': False, 'shape': (1,), }", Buffer.alloc(8)),
      "dtype '<i8'",
    ],
    [
      'big-endian',
      header("{'descr': '>f4', 'fortran_order': False, 'shape': (1,), }", Buffer.alloc(4)),
      "dtype '>f4'",
    ],
    [
      'Fortran order',
      header("{'descr': '<f4', 'fortran_order': True, 'shape': (1,), }", Buffer.alloc(4)),
      'Fortran',
    ],
    [
      'too little data',
      header("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }", Buffer.alloc(4)),
      'needs 24',
    ],
    ['a broken header', header("{'descr': '<f4'}", Buffer.alloc(4)), 'header of the .npy file is broken'],
    ['a cut header', header('{', Buffer.alloc(0)).fill(0xff, 8, 10), 'ends within its header'],
  ])('%s is refused, naming the file', (_, bytes, problem) => {
    expect(() => decodeNpy(bytes, 'data/x.npy')).toThrow(CallError);
    expect(() => decodeNpy(bytes, 'data/x.npy')).toThrow(problem);
    expect(() => decodeNpy(bytes, 'data/x.npy')).toThrow('data/x.npy');
  });

  test('a missing file is refused, naming it', () => {
    expect(() => readNpy(join(folder, 'none.npy'))).toThrow('none.npy');
  });
});
