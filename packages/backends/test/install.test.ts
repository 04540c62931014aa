/** Installing, with steps that cost nothing. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { backendDefinitions, InstallError, performInstallation, type Installation } from '../src';
import { adviceFor } from '../src/install/advice';
import { installedFolder } from '../src/install/folders';
import { installCommand, type InstallStep } from '../src/install/installation';
import { findPython } from '../src/install/python-venv';
import { runProgram } from '../src/install/run-program';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'gradcert-home-'));
  process.env.GRADCERT_HOME = home;
});
afterEach(() => {
  delete process.env.GRADCERT_HOME;
  rmSync(home, { recursive: true });
});

let runs: string[] = [];
beforeEach(() => {
  runs = [];
});

const step = (name: string, rest: Partial<InstallStep> = {}): InstallStep => ({
  name,
  title: `the ${name}`,
  pins: '1.0',
  megabytes: 1,
  run: ({ folder }) => {
    runs.push(name);
    writeFileSync(join(folder, 'it'), name);
    return Promise.resolve();
  },
  ...rest,
});
const of = (...steps: InstallStep[]): Installation => ({ id: 'thing', steps });
const states = async (installation: Installation, force = false): Promise<readonly string[]> =>
  (await performInstallation(installation, { force })).map(({ state }) => state);

describe('an installation', () => {
  const thing = of(step('base'), step('top'));

  test('is missing, then installed, then present, and done again when it is forced', async () => {
    expect(() => installedFolder(thing, 'top')).toThrow(/not installed/);
    expect(await states(thing)).toEqual(['installed', 'installed']);
    expect(readFileSync(join(installedFolder(thing, 'top'), 'it'), 'utf8')).toBe('top');
    expect(await states(thing)).toEqual(['present', 'present']);
    expect(runs).toEqual(['base', 'top']);
    expect(await states(thing, true)).toEqual(['installed', 'installed']);
  });

  test('does a step anew whose pins changed, or those of one before it', async () => {
    await states(thing);
    expect(await states(of(step('base'), step('top', { pins: '2.0' })))).toEqual(['present', 'installed']);
    expect(await states(of(step('base', { pins: '2.0' }), step('top')))).toEqual(['installed', 'installed']);
  });

  test('that fails keeps what is done, leaves nothing half done, and goes on from there', async () => {
    const fails = step('top', {
      run: (site) => {
        writeFileSync(join(site.folder, 'half'), '');
        return site
          .run(process.execPath, ['-e', 'console.error("no luck"); process.exit(3)'])
          .then(() => undefined);
      },
    });
    await expect(states(of(step('base'), fails))).rejects.toThrow(/exit code 3; its last lines:\nno luck/);
    expect(readdirSync(join(home, 'thing'))).toEqual([expect.stringMatching(/^base-/)]);
    expect(await states(thing)).toEqual(['present', 'installed']);
  });

  test('that is interrupted ends its program and leaves nothing half done', async () => {
    const interrupt = new AbortController();
    const forever = step('top', {
      run: async (site) => {
        await site.run(process.execPath, ['-e', 'console.log("up"); setInterval(() => 0, 1000)']);
      },
    });
    const onProgress = (line: string): void => {
      if (line === 'up') interrupt.abort();
    };
    const work = performInstallation(of(forever), { signal: interrupt.signal, onProgress });
    await expect(work).rejects.toThrow(/abort/);
    expect(readdirSync(join(home, 'thing'))).toEqual([]);
  });

  test('that two ask for at once is done once', async () => {
    const notes: string[] = [];
    const onProgress = (line: string): void => void notes.push(line);
    const both = [0, 1].map(() => performInstallation(thing, { onProgress }));
    const records = (await Promise.all(both)).flat().map(({ state }) => state);
    expect(records.toSorted()).toEqual(['installed', 'installed', 'present', 'present']);
    expect(runs).toEqual(['base', 'top']);
    expect(notes).toContain('another process installs it: waiting for that one');
  });

  test('asks for space before it starts', async () => {
    const work = states(of(step('base'), step('top', { megabytes: 1e12 })));
    await expect(work).rejects.toThrow(/it takes 1000000000001 MB, and .* has \d+ MB free/);
    expect(runs).toEqual([]);
  });

  test('says so where its folder cannot be made', async () => {
    writeFileSync(join(home, 'thing'), 'a file');
    await expect(states(thing)).rejects.toMatchObject({ advice: expect.stringContaining('GRADCERT_HOME') });
  });
});

describe('advice', () => {
  test.each([
    ['OSError: [Errno 28] No space left on device', /make space/],
    ['Temporary failure in name resolution', /look at the network/],
    ['ERROR: Could not find a version that satisfies jax (from versions: none)', /could not be reached/],
    ['make: g++: command not found', /C\+\+ compiler/],
    ['something else', /run it again/],
  ])('%s', (text, advice) => {
    expect(adviceFor('pip', text)).toMatch(advice);
  });

  test('of a program that is not there', async () => {
    const python = { run: (_: string, args: readonly string[]) => runProgram('/none/python3', args) };
    const missing = findPython(python, 11);
    await expect(missing).rejects.toBeInstanceOf(InstallError);
    await expect(missing).rejects.toMatchObject({ advice: expect.stringContaining('GRADCERT_PYTHON') });
  });

  test('of a Python that is too old', async () => {
    await expect(findPython({ run: () => Promise.resolve('3.9') }, 11)).rejects.toThrow(/is Python 3\.9/);
  });
});

test('a backend that has an installation names its command', () => {
  for (const { id, install, installation } of backendDefinitions()) {
    if (installation) expect([id, install]).toEqual([id, installCommand(installation.id)]);
  }
});
