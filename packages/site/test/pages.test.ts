/** The pages: which there are, what each must hold, and that nothing on them leads nowhere or outside. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Manifest } from '@gradcert/codegen';
import { recordedKills } from '@gradcert/conformance';
import { parseModule, printModule, unfold, verifyModule } from '@gradcert/stablehlo';
import { catalogueOf } from '../src/catalogue';
import { siteContext } from '../src/context';
import { renderPage } from '../src/render-page';
import { sourcesOf } from '../src/site';
import { slug } from '../src/parts/markdown';
import { deadLinks } from './dead-links';
import { catalogue, htmlOf, pages, paths, plain, ROOT, site, spec } from './real-site';

/** Names of the files of a folder, without their ending. */
const namesIn = (folder: string, ending = '.ts'): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(ending) && name !== 'index.ts')
    .map((name) => basename(name, ending));

describe('there is a page for every', () => {
  const backends = readdirSync(join(ROOT, 'packages/backends/src')).filter((name) =>
    existsSync(join(ROOT, 'packages/backends/src', name, 'index.ts')),
  );
  test.each([
    ['op', 'ops', namesIn('packages/spec/src/ops')],
    ['node', 'nodes', namesIn('packages/spec/src/nodes')],
    ['hypothesis', 'hypotheses', namesIn('packages/spec/src/hypotheses')],
    ['law', 'laws', namesIn('packages/conformance/src/laws')],
    ['mutation operator', 'mutation-operators', namesIn('packages/conformance/src/mutants/operators')],
    ['historic fault', 'historic-faults', namesIn('packages/conformance/src/historic/faults')],
    ['StableHLO op', 'stablehlo', namesIn('packages/stablehlo/src/ops')],
    ['backend', 'backends', backends],
    ['concept', 'concepts', namesIn('docs', '.md').filter((name) => name !== 'findings')],
    ['guide', 'guides', namesIn('docs/guides', '.md')],
    [
      'finding',
      'findings',
      [...readFileSync(join(ROOT, 'docs/findings.md'), 'utf8').matchAll(/^## (.*)$/gm)].map(
        ([, title = '']) => slug(title.replace(/`/g, '')),
      ),
    ],
    [
      'net, and its parts',
      'nets',
      namesIn('packages/spec/src/nets').flatMap((id) => [
        id,
        `${id}-cotangents`,
        `${id}-forward`,
        `${id}-updates`,
      ]),
    ],
  ])('%s, and no other', (_, folder, names) => {
    const found = [...paths]
      .filter((path) => posix.dirname(path) === folder)
      .map((path) => basename(path, '.html'));
    expect(found.sort()).toEqual([...names, 'index'].sort());
  });

  test('kind of page, a list', () => {
    expect(catalogue.kinds.map(({ folder }) => paths.has(`${folder}/index.html`))).not.toContain(false);
  });
});

test('links and anchors lead to pages and places that there are', () => {
  expect(deadLinks(new Map(pages.map(({ listed, html }) => [listed.path, html])))).toEqual([]);
});

test('a dead link, a dead anchor and a request to another place are seen', () => {
  const page =
    '<a href="b.html">b</a><a href="#here">h</a><a href="../a/c.html#no">c</a><img src="https://x.org/i.png">';
  expect(
    deadLinks(
      new Map([
        ['a/a.html', page],
        ['a/c.html', ''],
      ]),
    ),
  ).toEqual([
    'a/a.html: b.html is no page',
    'a/a.html: #here is no place of a/a.html',
    'a/a.html: ../a/c.html#no is no place of a/c.html',
    'a/a.html: asks for https://x.org/i.png',
  ]);
});

test('each has a title, a language, one h1, no formula in red, no field left open, and at most 150 KB', () => {
  for (const { listed, html } of pages) {
    const found = {
      path: listed.path,
      title: /<title>[^<]+ · gradcert<\/title>/.test(html),
      language: html.includes('<html lang="en">'),
      headings: html.match(/<h1[ >]/g)?.length,
      broken: /katex-error|\[object Object\]|[>"]undefined[<"]|\{\{|value="NaN"/.exec(html)?.[0],
      small: Buffer.byteLength(html) <= 150_000,
    };
    expect(found).toEqual({
      ...found,
      title: true,
      language: true,
      headings: 1,
      broken: undefined,
      small: true,
    });
  }
});

test('numbers on pages are the manifest’s', () => {
  for (const { listed, html } of pages) {
    const shown = [...html.matchAll(/<data data-fact="([^"]+)" value="([^"]+)">/g)];
    for (const [, name = '', value] of shown)
      expect([listed.path, name, value]).toEqual([listed.path, name, String(listed.facts[name])]);
    expect(Object.keys(listed.facts).filter((name) => !html.includes(`data-fact="${name}"`))).toEqual([]);
  }
});

test('the manifest’s numbers are those of the generated suites', () => {
  const file = join(ROOT, 'packages/generated-tests/manifest.json');
  const { entries, nets } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const facts = new Map(pages.map(({ listed }) => [listed.path, listed.facts]));
  for (const { page, layers } of entries) {
    const counts = Object.entries(layers).filter(([layer]) => !PROOF_LAYERS.includes(layer));
    const total = counts.reduce((sum, [, count]) => sum + count, 0);
    expect(facts.get(page)).toMatchObject({
      cases: total,
      ...Object.fromEntries(counts.map(([layer, count]) => [`cases.${layer}`, count])),
    });
  }
  for (const { page, parameters } of nets)
    expect(facts.get(page)).toMatchObject({ parameters: parameters.length });
});
const PROOF_LAYERS = ['denotation', 'text', 'meaning', 'hypotheses', 'replicas'];

describe('the page of an entry', () => {
  const html = (entry: { kind: string; id: string }): string => htmlOf(`${entry.kind}s/${entry.id}.html`);

  test('shows text that parses, verifies and prints to itself', () => {
    for (const entry of site.entries) {
      const shown = plain(/<pre class="code hlo"[^>]*>(.*?)<\/pre>/s.exec(html(entry))?.[1] ?? '');
      const module = parseModule(shown);
      expect([entry.id, verifyModule(module), printModule(module).trim()]).toEqual([entry.id, [], shown]);
    }
  });

  test('shows what is proved of it, and the emitted text unfolded beside the denotation as it was written', () => {
    for (const entry of site.entries) {
      const section = /<section id="proofs">(.*?)<\/section>/s.exec(html(entry))?.[1] ?? '';
      for (const { layer, verdict } of site.proofs(entry).claims)
        expect(section).toContain(`<code>${layer}</code></td><td class="verdict ${verdict}">${verdict}</td>`);
      const [denotation = '', unfolded = ''] = [
        ...section.matchAll(/<pre class="code"[^>]*>(.*?)<\/pre>/gs),
      ].map(([, text = '']) => plain(text));
      expect(denotation).toBe(entry.denotationText.trim());
      const { statements } = unfold(entry.module.functions[0]);
      expect(unfolded.split('\n').map((line) => /^\w+/.exec(line)?.[0])).toEqual(
        statements.map(({ name }) => name),
      );
    }
  });

  test('says which layers notice which mutants, as it is recorded', () => {
    const { listed } = pages.find((page) => page.listed.path === 'nodes/conv-weight-grad.html') ?? pages[0];
    const entry = site.entries.find(({ id }) => id === listed.id);
    const recorded = entry && recordedKills(entry, spec);
    const noticed = Object.entries(listed.facts).filter(([name]) => name.startsWith('noticed.'));
    expect(Object.keys(recorded ?? {}).length).toBeGreaterThan(2);
    expect(new Map(noticed)).toEqual(
      new Map(
        Object.entries(recorded ?? {}).flatMap(([layer, counts]) =>
          Object.entries(counts).map(([operator, count]) => [`noticed.${operator}.${layer}`, count]),
        ),
      ),
    );
    // An entry that is not what was calibrated has no record.
    expect(entry && recordedKills({ ...entry, constants: { changed: 1 } }, spec)).toBeUndefined();
  });

  test('names its theorem, its hypotheses and what is seen without them', () => {
    const page = htmlOf('nodes/relu-input-grad.html');
    expect(page).toContain('the derivative is 0.77724 from the right and 0 from the left');
    expect(page).toContain('It is 0 where both sides are equal.');
    expect(htmlOf('nodes/conv-weight-grad.html')).toContain('GradNodesB.convWGradB_den');
  });
});

test('the page of a historic fault names the layers that notice it', () => {
  const faults = [...paths].filter((path) => /^historic-faults\/(?!index)/.test(path));
  expect(faults.filter((path) => !/Noticed by the layers \w/.test(htmlOf(path)))).toEqual([]);
});

test('the page of a net shows a small train step whole', () => {
  const [net] = spec.nets.filter(({ id }) => id === 'mnist-cnn');
  const shown = plain(
    /<pre class="code hlo"[^>]*>(.*?)<\/pre>/s.exec(htmlOf('nets/mnist-cnn.html'))?.[1] ?? '',
  );
  expect(shown).toBe(printModule(net.derive().trainStep()).trim());
});

test('a net names each op and node that it rests on, with what is proved of it', () => {
  const section = /<section id="claims">(.*?)<\/section>/s.exec(htmlOf('nets/mnist-cnn.html'))?.[1] ?? '';
  const applied = [
    'ops/conv',
    'nodes/conv-weight-grad',
    'nodes/dense-bias-sgd',
    'nodes/softmax-ce-logits-grad',
  ];
  for (const id of applied)
    expect(section).toMatch(new RegExp(`href="../${id}.html">.*<td class="proved">proved</td>`));
  expect(section).not.toContain('on backends');
});

test('an edited entry changes the pages that show it, and no other', () => {
  const title = 'Another title';
  const nodes = spec.nodes.map((node) => (node.id === 'swish-input-grad' ? { ...node, title } : node));
  const edited = catalogueOf(siteContext({ spec: { ...spec, nodes }, root: ROOT }));
  const now = sourcesOf(edited).map(({ kind, source }) => renderPage(source, kind, edited));
  const changed = now.filter(({ listed, html }) => html !== htmlOf(listed.path));
  const showing = now.filter(({ html }) => html.includes(title));
  expect(changed.map(({ listed }) => listed.path)).toEqual(showing.map(({ listed }) => listed.path));
  expect(changed.map(({ listed }) => listed.path)).toContain('nodes/swish-input-grad.html');
  expect(changed.length).toBeLessThan(now.length / 2);
});

test('no page names a place of this machine', () => {
  expect(pages.filter(({ html }) => html.includes(ROOT)).map(({ listed }) => listed.path)).toEqual([]);
});
