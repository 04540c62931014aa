/** Backends of a project's own, by the examples that the guide shows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { RunDocument } from '../src/documents';
import { call, canImport, workspace, type Outcome } from './program';
import { problems } from './schemas';

const examples = join(workspace, 'examples');

/** A command line, called in an example's folder. */
function inExample(name: string, ...args: readonly string[]): Promise<Outcome> {
  jest.spyOn(process, 'cwd').mockReturnValue(join(examples, name));
  return call(args);
}
afterEach(() => {
  jest.restoreAllMocks();
});

const own = 'own-backend';

describe('the example in TypeScript', () => {
  test('is what the guide shows, in less than 60 lines', () => {
    const text = readFileSync(join(examples, own, 'my-backend.ts'), 'utf8');
    expect(text.split('\n').length - 1).toBeLessThan(60);
    expect(readFileSync(join(workspace, 'docs/own-backend.md'), 'utf8')).toContain(`\n${text}`);
  });

  test('keeps to the interface', async () => {
    const { code, stdout } = await inExample(own, 'backends', 'check', 'my-backend', '--json');
    expect(problems('check-backend', stdout)).toEqual([]);
    expect(stdout).toContain('native: dense:W');
    expect(code).toBe(0);
  });

  test('is required and run by its id, on the routes that it has', async () => {
    const { code, stdout } = await inExample(
      own,
      'run',
      'dense-weight-grad:exact',
      '--require',
      'my-backend',
      '--json',
    );
    expect(problems('run', stdout)).toEqual([]);
    const { summary, results } = JSON.parse(stdout) as RunDocument;
    expect(summary.passed).toBe(summary.cases);
    expect(results[0]).toMatchObject({ backend: 'my-backend', route: 'native' });
    expect(code).toBe(0);
  });

  test('is not there for a project that does not name it', async () => {
    const { code, stderr } = await call(['run', 'dense-weight-grad:exact', '--backend', 'my-backend']);
    expect(stderr).toContain("no backend 'my-backend'");
    expect(code).toBe(2);
  });
});

describe('the example in Python', () => {
  test('is what the guide shows', () => {
    const guide = readFileSync(join(workspace, 'docs/own-backend.md'), 'utf8');
    for (const file of ['my-numpy.ts', 'kernels.py'])
      expect(guide).toContain(`\n${readFileSync(join(examples, 'python-backend', file), 'utf8')}`);
  });

  const python = process.env.GRADCERT_PYTHON ?? 'python3';
  if (canImport(python, 'numpy')) {
    test('gets a weight gradient right', async () => {
      const query = 'conv-weight-grad:mantissa';
      const { code, stdout } = await inExample(
        'python-backend',
        'run',
        query,
        '--require',
        'my-numpy',
        '--json',
      );
      const { summary, results } = JSON.parse(stdout) as RunDocument;
      expect(summary.passed).toBe(summary.cases);
      expect(results[0]).toMatchObject({ backend: 'my-numpy', route: 'native' });
      expect(code).toBe(0);
    });
  } else {
    test('NOT RUN, since there is no python3 with numpy (pip install numpy)', async () => {
      const { code, stderr } = await inExample(
        'python-backend',
        'run',
        'relu-input-grad',
        '--require',
        'my-numpy',
      );
      expect(stderr).toContain('to get my-numpy: pip install numpy');
      expect(code).toBe(3);
    });
  }
});
