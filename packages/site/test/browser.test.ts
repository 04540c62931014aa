/** The site as readers have it: in Chromium, on a host of static files. Debian's browser, on software WebGPU. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { loadSpec } from '@gradcert/spec';
import Ajv from 'ajv/dist/2020';
import axe, { type AxeResults } from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';
import { runScripts } from '../src/bundle/scripts';
import type { SiteManifest } from '../src/site';
import { serveFolder } from './static-server';

const CHROMIUM = '/usr/bin/chromium';
const ROOT = join(__dirname, '..', '..', '..');
const SCREENSHOTS = join(ROOT, '.gradcert', 'screenshots');
const PICTURED = [
  'index.html',
  'nodes/conv-weight-grad.html',
  'nets/mnist-cnn.html',
  'hypotheses/pool-unique-max.html',
  'run/index.html',
];

const inBrowser = existsSync(CHROMIUM) ? describe : describe.skip;
if (!existsSync(CHROMIUM))
  console.warn(
    `no ${CHROMIUM}: search, accessibility and the live run were not tried (tools/setup/software-vulkan.sh)`,
  );

const to = mkdtempSync(join(tmpdir(), 'gradcert-pages-'));

/** In a process of its own: the program that indexes pages is an ES module, which jest does not load. */
function build(): DocsBuild {
  const program = join(ROOT, 'packages/cli/bin/gradcert.cjs');
  const answer = execFileSync(process.execPath, [program, 'docs', 'build', '--to', to, '--json'], {
    encoding: 'utf8',
  });
  return JSON.parse(answer) as DocsBuild;
}
interface DocsBuild {
  readonly pages: number;
  readonly written: readonly string[];
}

beforeAll(() => {
  expect(build().written).toContain('manifest.json');
});
afterAll(() => {
  rmSync(to, { recursive: true });
});

test('a second build finds every byte as it is, and mends the one that is not', () => {
  const page = join(to, 'nodes/conv-weight-grad.html');
  writeFileSync(page, `${readFileSync(page, 'utf8')} `);
  expect(build().written).toEqual(['nodes/conv-weight-grad.html']);
});

/** A page of each kind, and those about pages. */
function pagesOfEachKind(): readonly string[] {
  const { pages } = JSON.parse(readFileSync(join(to, 'manifest.json'), 'utf8')) as SiteManifest;
  const kinds = [...new Set(pages.map(({ kind }) => kind))];
  const others = kinds.flatMap((kind) => {
    const ofKind = pages.filter((page) => page.kind === kind).map(({ path }) => path);
    return ofKind.some((path) => PICTURED.includes(path)) ? [] : ofKind.slice(0, 1);
  });
  return [...PICTURED, ...others, 'sitemap.html', 'nodes/index.html', 'nets/mnist-cnn-forward.html'];
}

inBrowser('in Chromium', () => {
  const spec = loadSpec();
  let server: Server;
  let url = '';
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    ({ server, url } = await serveFolder(to));
    browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--enable-unsafe-webgpu', '--use-webgpu-adapter=swiftshader'],
    });
    page = await browser.newPage();
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('request', (request) => {
      if (!request.url().startsWith(url) && !request.url().startsWith('blob:'))
        complaints.push(request.url());
    });
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  test('axe finds nothing, in light and dark, and no page is wider than a phone', async () => {
    const found: string[] = [];
    await page.setViewportSize({ width: 390, height: 800 });
    for (const path of pagesOfEachKind()) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(url + path);
      await page.evaluate(axe.source);
      const light = await page.evaluate<AxeResults>('axe.run()');
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await page.evaluate<AxeResults>("axe.run({ runOnly: ['color-contrast'] })");
      for (const { id, nodes } of [...light.violations, ...dark.violations])
        found.push(`${path}: ${id} at ${nodes[0]?.html ?? ''}`);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (tooWide) found.push(`${path} is wider than 390 pixels`);
    }
    expect(found).toEqual([]);
  });

  test('axe would have seen an image without words', async () => {
    await page.setContent('<html lang="en"><title>t</title><main><h1>h</h1><img src="data:,"></main></html>');
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate<AxeResults>('axe.run()');
    expect(violations.map(({ id }) => id)).toContain('image-alt');
  });

  test.each([
    ['its title', 'Stride-1 convolution, weight gradient', 'nodes/conv-weight-grad.html'],
    ['its id', 'max-pool-2x2-input-grad', 'nodes/max-pool-2x2-input-grad.html'],
    ['its theorem’s name', 'convWGradB_den', 'nodes/conv-weight-grad.html'],
    ['a word of its hypothesis', 'pre-activation', 'nodes/relu-input-grad.html'],
  ])('search finds a node by %s', async (_, words, path) => {
    await page.goto(`${url}concepts/notation.html`);
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill(words);
    const results = page.locator('dialog li a');
    await results.first().waitFor();
    const addresses = await results.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href),
    );
    expect(addresses).toContain(url + path);
  });

  const runOf = async (what: string): Promise<{ verdict: string; text: string }> => {
    await page.goto(`${url}run/index.html?what=${what}`);
    await page.locator('[data-run="go"]').click();
    const status = page.locator('[data-run="status"][data-verdict]');
    await status.waitFor({ timeout: 100_000 });
    return {
      verdict: await status.innerText(),
      text: await page.locator('[data-run="results"]').innerText(),
    };
  };

  test('a family passes on the browser’s WebGPU, and its report keeps to the schema of the command line', async () => {
    const { verdict, text } = await runOf('family:dense');
    expect([verdict, text]).toEqual([
      expect.stringMatching(/^All held: \d+ of \d+ passed, 0 failed,/),
      expect.not.stringContaining('failed'),
    ]);
    // WGSL promises nothing of NaN; all else is judged.
    expect(text.match(/^\d+ unsupported: .*$/gm)).toEqual([
      expect.stringMatching(/^\d+ unsupported: its accuracy does not promise propagatesNaN\.$/),
    ]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-run="download"]').click(),
    ]);
    const report: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'));
    const schema = (name: string): object =>
      JSON.parse(readFileSync(join(ROOT, 'packages/cli/schemas', `${name}.schema.json`), 'utf8')) as object;
    const ajv = new Ajv({ schemas: ['common', 'prove', 'run', 'net'].map(schema) });
    expect([ajv.validate(schema('report'), report), ajv.errors]).toEqual([true, null]);
    expect(report).toMatchObject({ backends: [{ id: 'tfjs-webgpu', software: true }], run: { failed: 0 } });
  });

  test('with a wrong kernel of TensorFlow.js a node fails, and the diagnosis says how it is wrong', async () => {
    const scripts = await runScripts(spec, ROOT, [join(__dirname, 'wrong-kernel.mjs')]);
    const worker = scripts.find(({ path }) => path === 'run/worker.js')?.content as Uint8Array;
    await page.route('**/run/worker.js', (route) =>
      route.fulfill({ body: Buffer.from(worker), contentType: 'text/javascript' }),
    );
    const { verdict, text } = await runOf('dense-weight-grad');
    await page.unroute('**/run/worker.js');
    expect(verdict).toMatch(/^A claim is refuted/);
    expect(text).toMatch(/behaves as if .*sign-changed/);
  });

  test('without WebGPU it says so', async () => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'gpu');
    });
    await page.goto(`${url}run/index.html`);
    expect(await page.locator('[data-run="status"]').innerText()).toMatch(/^This browser has no WebGPU/);
    expect(await page.locator('[data-run="go"]').isDisabled()).toBe(true);
  });

  test('nothing was asked of another place, and no script broke; five pages are kept as pictures', async () => {
    mkdirSync(SCREENSHOTS, { recursive: true });
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const path of PICTURED) {
      await page.goto(url + path);
      const picture = join(SCREENSHOTS, `${path.replace(/\W/g, '-')}.png`);
      await page.screenshot({ path: picture });
      expect(existsSync(picture)).toBe(true);
    }
    expect(complaints).toEqual([]);
  });
});
