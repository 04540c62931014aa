import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { withBanner } from '../src/banner';
import { GenerateError } from '../src/output';
import { writeOutputs } from '../src/writer';

const NET = 'packages/generated-tests/src/nets/a.test.ts';
const TEST = 'packages/generated-tests/src/optimizer.test.ts';
const output = (path: string, body = 'body\n') => ({ path, text: withBanner('the entry', body) });

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gradcert-writer-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const write = (outputs = [output(NET), output(TEST)], check = false, prune = true) =>
  writeOutputs(outputs, { root, owned: ['packages/generated-tests/src'], check, prune });
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

describe('writing', () => {
  test('writes what is missing, then nothing', () => {
    expect(write()).toEqual({ written: [NET, TEST], unchanged: [], removed: [], stale: [] });
    const before = statSync(join(root, NET)).mtimeMs;
    expect(write()).toEqual({ written: [], unchanged: [NET, TEST], removed: [], stale: [] });
    expect(statSync(join(root, NET)).mtimeMs).toBe(before);
  });

  test('writes again only what changed', () => {
    write();
    expect(write([output(NET), output(TEST, 'new\n')]).written).toEqual([TEST]);
    expect(readFileSync(join(root, TEST), 'utf8')).toContain('new');
  });

  test('leaves no temporary file behind', () => {
    write();
    expect(readdirSync(join(root, dirname(NET)))).toEqual(['a.test.ts']);
  });

  test('removes an output that nobody generates any more, but not without all outputs', () => {
    write();
    expect(write([output(NET)], false, false).removed).toEqual([]);
    expect(write([output(NET)]).removed).toEqual([TEST]);
    expect(existsSync(join(root, TEST))).toBe(false);
  });

  test('does not remove a file that carries no banner: it names it', () => {
    put('packages/generated-tests/src/mine.html', '<p>mine</p>');
    const { removed, stale } = write();
    expect(removed).toEqual([]);
    expect(stale).toEqual([
      {
        file: 'packages/generated-tests/src/mine.html',
        reason: expect.stringContaining('move it elsewhere'),
      },
    ]);
    expect(existsSync(join(root, 'packages/generated-tests/src/mine.html'))).toBe(true);
  });
});

describe('check', () => {
  test('holds for what was just written', () => {
    write();
    expect(write(undefined, true)).toEqual({ written: [], unchanged: [NET, TEST], removed: [], stale: [] });
  });

  test('names a missing file and writes nothing', () => {
    const { stale, written } = write(undefined, true);
    expect(written).toEqual([]);
    expect(stale).toEqual([
      { file: NET, reason: 'missing: run npx gradcert generate' },
      { file: TEST, reason: 'missing: run npx gradcert generate' },
    ]);
    expect(readdirSync(root)).toEqual([]);
  });

  test('tells a file that is out of date from one that was edited by hand', () => {
    write();
    expect(write([output(NET, 'new\n'), output(TEST)], true).stale).toEqual([
      { file: NET, reason: 'out of date: run npx gradcert generate' },
    ]);
    put(NET, readFileSync(join(root, NET), 'utf8').replace('body', 'edited'));
    const [stale] = write(undefined, true).stale;
    expect(stale).toEqual({ file: NET, reason: expect.stringContaining('edited by hand') });
  });

  test('names an orphan and does not remove it', () => {
    write();
    expect(write([output(NET)], true).stale).toEqual([
      { file: TEST, reason: 'no entry generates it any more: run npx gradcert generate' },
    ]);
    expect(existsSync(join(root, TEST))).toBe(true);
  });
});

describe('errors', () => {
  test('two outputs with one path', () => {
    expect(() => write([output(NET), output(NET, 'other\n')])).toThrow(
      new GenerateError(`${NET} is generated twice: two entries claim one file; rename one of them`),
    );
  });

  test('a folder that cannot be made', () => {
    put(dirname(NET), 'a file where a folder should be');
    expect(() => write([output(NET)])).toThrow(
      /^cannot write packages\/generated-tests\/src\/nets\/a\.test\.ts \((ENOTDIR|EEXIST)\): make/,
    );
  });

  test('a read-only folder gives one error that names the file', () => {
    mkdirSync(join(root, dirname(NET)), { recursive: true, mode: 0o555 });
    chmodSync(root, 0o755);
    asUnprivileged(() => {
      expect(() => write([output(NET)])).toThrow(
        `cannot write ${NET} (EACCES): make its folder writable and run npx gradcert generate again`,
      );
    });
  });
});

/** The superuser may write everywhere: lay that right down for a moment. */
function asUnprivileged(action: () => void): void {
  if (process.geteuid?.() !== 0) {
    action();
    return;
  }
  process.seteuid?.(65534);
  try {
    action();
  } finally {
    process.seteuid?.(0);
  }
}
