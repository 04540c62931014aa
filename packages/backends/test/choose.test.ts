import { describe, expect, test } from '@jest/globals';
import { backendDefinitions, choose, type Detection } from '../src';

const present = (id: string, software = true): Detection => ({
  id,
  availability: {
    available: true,
    description: { backend: id, device: `device of ${id}`, version: '1', software },
  },
});
const missing = (id: string): Detection => ({
  id,
  availability: { available: false, reason: 'no adapter', install: 'buy one' },
});
const definitions = backendDefinitions();

test('the declarations are found by their folders, sorted', () => {
  const ids = definitions.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted());
  expect(ids).toEqual(expect.arrayContaining(['software', 'tfjs-cpu', 'tfjs-node', 'tfjs-webgpu']));
});

describe('the default', () => {
  test('is a hardware GPU wherever one answers', () => {
    const tried = [present('software'), present('tfjs-cpu'), present('tfjs-webgpu', false)];
    expect(choose(definitions, tried)).toEqual({
      chosen: 'tfjs-webgpu',
      why: 'tfjs-webgpu on device of tfjs-webgpu: a hardware GPU adapter answered, and its kernels are the ones that a GPU runs',
    });
  });

  test('is WebGPU in software before JavaScript', () => {
    const tried = [present('software'), present('tfjs-cpu'), present('tfjs-webgpu')];
    const { chosen, why } = choose(definitions, tried);
    expect(chosen).toBe('tfjs-webgpu');
    expect(why).toMatch(/no hardware GPU adapter answered/);
  });

  test('is never the software reference while a framework is there, and names what is missing', () => {
    const { chosen, why } = choose(definitions, [
      present('software'),
      present('tfjs-cpu'),
      missing('tfjs-webgpu'),
    ]);
    expect(chosen).toBe('tfjs-cpu');
    expect(why).toMatch(/not available: tfjs-webgpu/);
  });

  test('is the software reference where nothing else is', () => {
    expect(choose(definitions, [present('software'), missing('tfjs-cpu')]).chosen).toBe('software');
  });

  test('does not exist where nothing is', () => {
    expect(() => choose(definitions, [missing('software')])).toThrow(/no backend is available/);
  });
});
