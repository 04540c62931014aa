/** Served pages follow an entry that is edited: in a process of its own, over a copy of the workspace. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { call, copyWorkspace } from './program';
import { problems } from './schemas';

const PAGE = 'nodes/relu-input-grad.html';
let root = '';
let server: ChildProcess;
let url = '';
let entry = '';

beforeAll(async () => {
  root = copyWorkspace();
  entry = join(root, 'packages/spec/src/nodes/relu-input-grad.ts');
  server = spawn(
    process.execPath,
    [join(root, 'packages/cli/bin/gradcert.cjs'), 'docs', 'serve', '--port', '0', '--json'],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  if (!server.stdout) throw new Error('the server has no output');
  let text = '';
  for await (const line of createInterface(server.stdout)) {
    text += `${line}\n`;
    if (line === '}') break;
  }
  expect(problems('docs-serve', text)).toEqual([]);
  ({ url } = JSON.parse(text) as { url: string });
});
afterAll(() => {
  server.kill('SIGKILL');
  rmSync(root, { recursive: true });
});

const page = async (path: string): Promise<string> => (await fetch(url + path)).text();

async function listenTo(path: string): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const { body } = await fetch(`${url}changes?page=${path}`);
  return (body as ReadableStream<Uint8Array>).getReader();
}

/** What a reader of a page is told next. */
async function nextChange(path: string, edit: () => void): Promise<unknown> {
  const reader = await listenTo(path);
  edit();
  let text = '';
  const decoder = new TextDecoder();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value);
    const data = /^data: (.*)$/m.exec(text)?.[1];
    if (data === undefined) continue;
    await reader.cancel();
    return JSON.parse(data);
  }
  throw new Error('the server hung up');
}

const replace = (from: string, to: string): void => {
  const text = readFileSync(entry, 'utf8');
  expect(text).toContain(from);
  writeFileSync(entry, text.replace(from, to));
};

test('its page is told to reload, and is what the entry says now', async () => {
  expect(await page(PAGE)).toContain('<h1>Rectified linear unit, input gradient</h1>');
  expect(await page(PAGE)).toContain('<script src="/assets/live.js">');
  // A page that does not change is told nothing: it would be heard before the other, for its reader came first.
  const quiet = await listenTo('nodes/conv-weight-grad.html');
  const first = new TextDecoder().decode((await quiet.read()).value);
  expect(
    await nextChange(PAGE, () => {
      replace("title: 'Rectified linear unit, input gradient'", "title: 'Another title'");
    }),
  ).toEqual({ kind: 'reload' });
  expect(await page(PAGE)).toContain('<h1>Another title</h1>');
  expect(await Promise.race([quiet.read(), Promise.resolve('nothing')])).toBe('nothing');
  expect(first).toBe('retry: 500\n\n');
});

test('a broken entry is shown with its place, and the page stays until it is mended', async () => {
  const broken = await nextChange(PAGE, () => {
    replace('dy[', 'dz[');
  });
  expect(broken).toEqual({
    kind: 'broken',
    message: expect.stringMatching(/nodes\/relu-input-grad\.ts:\d+:\d+/),
  });
  expect(await page(PAGE)).toContain('<h1>Another title</h1>');
  const mended = await nextChange(PAGE, () => {
    replace('dz[', 'dy[');
    replace("title: 'Another title'", "title: 'A third title'");
  });
  expect(mended).toEqual({ kind: 'reload' });
});

test('what no page asks for is made when it is asked for, and there is nothing else', async () => {
  expect((await fetch(`${url}nets/mnist-cnn.svg`)).status).toBe(200);
  expect(await page('run/cases/relu-input-grad.json')).toContain('"entry":"relu-input-grad"');
  expect((await fetch(`${url}../../etc/passwd`)).status).toBe(404);
  expect((await fetch(`${url}nodes/gone.html`)).status).toBe(404);
});

test('a port that is taken is an error, and Ctrl-C is no failure', async () => {
  const taken = await call(['docs', 'serve', '--port', new URL(url).port]);
  expect([taken.code, taken.stderr]).toEqual([
    2,
    expect.stringMatching(/^error: port \d+ cannot be used: .*; give another by --port$/m),
  ]);
  expect((await call(['docs', 'serve', '--port', '70000'])).stderr).toContain('from 0 to 65535');
  server.kill('SIGINT');
  expect(await once(server, 'exit')).toEqual([0, null]);
});
