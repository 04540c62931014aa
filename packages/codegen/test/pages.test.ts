/** The pages: which there are, what each must hold, and that nothing on them leads nowhere or outside. */
import { posix } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseModule, printModule, unfold, verifyModule } from '@gradcert/stablehlo';
import { context, output, outputs, ROOT, spec } from './real-context';

const pages = [...outputs()].filter(([path]) => path.startsWith('docs/pages/') && path.endsWith('.html'));
const entryPages = context.entries.map((entry) => ({
  entry,
  path: `docs/pages/${entry.kind}s/${entry.id}.html`,
}));

/** The text of an element, as a reader copies it. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27|#x3D|#x60);/g, (whole, name: string) => CHARACTERS[name] ?? whole);
const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#x3D': '=',
  '#x60': '`',
};

test('every op, node, net and hypothesis has one, and there are no others', () => {
  expect(pages.map(([path]) => path).sort()).toEqual(
    [
      'docs/pages/index.html',
      ...entryPages.map(({ path }) => path),
      ...spec.nets.map(({ id }) => `docs/pages/nets/${id}.html`),
      ...spec.hypotheses.map(({ id }) => `docs/pages/hypotheses/${id}.html`),
    ].sort(),
  );
});

describe.each(pages)('%s', (path, html) => {
  test('links to generated pages only, and asks nothing of other places', () => {
    for (const [, target = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
      expect(
        outputs().has(posix.join(posix.dirname(path), target)) ? target : `${target} leads nowhere`,
      ).toBe(target);
    }
    expect(html).not.toMatch(/<script|@import|url\(/);
  });

  test('has a title, a language, one h1, and no field that was left open', () => {
    expect(html).toMatch(/<html lang="en">/);
    expect(html).toMatch(/<title>[^<]+ · gradcert<\/title>/);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).not.toMatch(/\[object Object\]|undefined|NaN|\{\{/);
  });
});

describe.each(entryPages)('$entry.id', ({ entry, path }) => {
  const html = output(path);

  test('has every section', () => {
    const sections = [...html.matchAll(/<section id="([\w-]+)">/g)].map(([, id]) => id);
    expect(sections).toEqual([
      'meaning',
      'operands',
      'emitted',
      'proofs',
      'hypotheses',
      'layers',
      'tolerance',
      'uses',
      ...(html.includes('Of the same op') ? ['related'] : []),
      ...(entry.certificate ? ['certificate'] : []),
    ]);
    expect(html).toMatch(/<div class="formula main"><math /);
  });

  test('shows text that parses, verifies and prints to itself', () => {
    const shown = plain(/<pre class="code hlo">(.*?)<\/pre>/s.exec(html)?.[1] ?? '');
    const module = parseModule(shown);
    expect(verifyModule(module)).toEqual([]);
    expect(printModule(module).trim()).toBe(shown);
  });

  test('shows what is proved of it, and the emitted text unfolded beside the denotation', () => {
    const section = /<section id="proofs">(.*?)<\/section>/s.exec(html)?.[1] ?? '';
    for (const { layer, verdict } of context.proofs(entry).claims) {
      expect(section).toContain(`<tr><td><code>${layer}</code></td><td class="${verdict}">${verdict}</td>`);
    }
    const [, unfolded = ''] = [...section.matchAll(/<pre class="code">(.*?)<\/pre>/gs)].map(
      ([, text]) => text,
    );
    const statements = unfold(entry.module.functions[0]).statements;
    expect(
      plain(unfolded)
        .split('\n')
        .map((line) => /^\w+/.exec(line)?.[0]),
    ).toEqual(statements.map(({ name }) => name));
  });

  test('shows the denotation as it was written', () => {
    expect(plain(/<pre class="code">(.*?)<\/pre>/s.exec(html)?.[1] ?? '')).toBe(entry.denotationText.trim());
  });
});

describe('the page of a net', () => {
  test.each(spec.nets.map(({ id, derive }) => [id, derive] as const))(
    '%s: a small train step is shown',
    (id, derive) => {
      const html = output(`docs/pages/nets/${id}.html`);
      const shown = /<pre class="code hlo">(.*?)<\/pre>/s.exec(html)?.[1];
      expect(html).toContain(`npx gradcert emit ${id}`);
      expect(html.length).toBeLessThan(300_000);
      if (shown === undefined) return;
      const matches = plain(shown) === printModule(derive().trainStep()).trim();
      expect(matches && verifyModule(parseModule(plain(shown))).length === 0).toBe(true);
    },
  );

  test('of the MNIST CNN holds it', () => {
    expect(output('docs/pages/nets/mnist-cnn.html')).toContain('<pre class="code hlo">');
  });
});

test('no output names a place of this machine', () => {
  for (const [path, text] of outputs()) {
    expect([path, text.includes(ROOT), text.includes('../../../')]).toEqual([path, false, false]);
  }
});
