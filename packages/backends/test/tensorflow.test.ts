/** tfjs-node and tfjs-node-gpu: how they are installed, with programs that only write down their calls, and what they say of a GPU. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { InstallError } from '../src';
import type { InstallSite } from '../src/install/installation';
import { packageFolder, tensorflowInstallation } from '../src/tensorflow/installation';
import { version as tfjsVersion } from '@tensorflow/tfjs/package.json';
import { detected } from './detected';

const ids = ['tfjs-node', 'tfjs-node-gpu'] as const;

let folder = '';
let calls: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gradcert-tensorflow-'));
  calls = [];
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A site whose programs leave what the step goes on with, and nothing else. */
const site = (id: (typeof ids)[number]): InstallSite => ({
  folder,
  earlier: (step) => join(folder, 'earlier', step),
  run: (program, args) => {
    calls.push([program, ...args].join(' '));
    if (args[0] === '-c') return Promise.resolve('3.11');
    if (args.includes('venv')) mkdirSync(join(folder, 'venv'));
    if (args.includes('download')) {
      mkdirSync(join(folder, 'wheels'));
      writeFileSync(join(folder, 'wheels', 'it.whl'), '');
    }
    if (args[0] === 'ci') {
      const builder = join(folder, 'node_modules', '@mapbox', 'node-pre-gyp', 'bin');
      for (const made of [builder, packageFolder(folder, id)]) mkdirSync(made, { recursive: true });
      writeFileSync(join(builder, 'node-pre-gyp'), '');
    }
    return Promise.resolve('');
  },
});

const runStep = async (id: (typeof ids)[number], name: string): Promise<void> => {
  const step = tensorflowInstallation(id).steps.find((each) => each.name === name);
  await step?.run(site(id));
};

test.each(ids)('%s takes its library from a wheel whose hash is pinned, and keeps no wheel', async (id) => {
  await runStep(id, 'libtensorflow');
  const [download] = calls.filter((call) => call.includes('pip download'));
  const name = id === 'tfjs-node' ? 'cpu' : 'gpu';
  expect(download).toMatch(new RegExp(`--require-hashes .*requirements-${name}\\.txt$`));
  expect(calls.at(-1)).toMatch(/extract\.py .*it\.whl/);
  expect(existsSync(join(folder, 'wheels'))).toBe(false);
});

test.each(ids)("%s is built from npm's package, whose install script never runs", async (id) => {
  await runStep(id, 'package');
  expect(calls).toContain('npm ci --ignore-scripts --no-audit --no-fund');
  expect(calls.at(-1)).toMatch(/node-pre-gyp install --build-from-source$/);
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>;
  };
  expect(lock.packages[`node_modules/@tensorflow/${id}`]).toMatchObject({
    version: tfjsVersion,
    integrity: expect.stringContaining('sha512-'),
  });
});

test('elsewhere than on Linux x64 it says so before anything is fetched', async () => {
  const { platform } = process;
  Object.defineProperty(process, 'platform', { value: 'sunos' });
  try {
    await expect(runStep('tfjs-node', 'libtensorflow')).rejects.toThrow(InstallError);
    expect(calls).toEqual([]);
  } finally {
    Object.defineProperty(process, 'platform', { value: platform });
  }
});

const gpu = detected('tfjs-node-gpu');
if (gpu.available) {
  test('tfjs-node-gpu calls itself software exactly where no CUDA device answers, and says so', () => {
    const { software, note = '' } = gpu.description;
    expect(note.includes('no CUDA device answered')).toBe(software);
    if (!existsSync('/proc/driver/nvidia/version')) expect(software).toBe(true);
  });
} else {
  test.skip(`tfjs-node-gpu NOT TRIED, since it cannot start here (${gpu.reason})`, () => undefined);
}
