/** The frames between Node and Python, and Pythons that do not keep to them. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { DenseArray } from '../src';
import { encodeFrame, FrameReader, type Frame } from '../src/python/frames';
import { PythonServer } from '../src/python/python-server';

const arrays: readonly DenseArray[] = [
  { type: 'f32', shape: [2], data: Float32Array.of(0.1, NaN) },
  { type: 'f64', shape: [], data: Float64Array.of(0.1) },
  { type: 'bf16', shape: [3], data: Float32Array.of(1.5, -Infinity, -3.140625) },
  { type: 'i32', shape: [1, 2], data: Int32Array.of(-1, 7) },
  { type: 'i1', shape: [3], data: Uint8Array.of(1, 0, 1) },
  { type: 'f32', shape: [0], data: new Float32Array(0) },
];

describe('frames', () => {
  test('come out as they went in, in whatever pieces', () => {
    const bytes = Buffer.concat([0, 1].flatMap(() => encodeFrame({ header: { ask: 'run' }, arrays })));
    for (const size of [1, 7, bytes.length]) {
      const got: Frame[] = [];
      const reader = new FrameReader((frame) => got.push(frame));
      for (let at = 0; at < bytes.length; at += size) reader.push(bytes.subarray(at, at + size));
      expect(got).toEqual([0, 1].map(() => ({ header: { ask: 'run' }, arrays })));
    }
  });

  test.each(['Traceback (most recent call last)', '\x02\0\0\0!!'])('%j is none', (text) => {
    const reader = new FrameReader(() => undefined);
    expect(() => {
      reader.push(Buffer.from(text));
    }).toThrow();
  });
});

describe('a Python process that', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gradcert-python-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const start = (script: string): Promise<unknown> => {
    const python = join(folder, 'python');
    writeFileSync(python, `#!/bin/sh\n${script}\n`);
    chmodSync(python, 0o755);
    return PythonServer.start(python, []);
  };

  test('is not there', async () => {
    await expect(PythonServer.start('/none/python', [])).rejects.toThrow(/ENOENT/);
  });

  test('ends at once is lost, with its last words', async () => {
    await expect(start('echo no module >&2; exit 3')).rejects.toThrow(/exit code 3\nno module/);
  });

  test('prints something else is ended', async () => {
    await expect(start('echo some chatter; exec sleep 600')).rejects.toThrow(/it answered what is no frame/);
  });
});
