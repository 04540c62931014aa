/** The entries as a module of static imports, since no folder can be listed in a browser. */
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Spec } from '@gradcert/spec';

const NAME = './entries';

/** Makes browser/run/entries of a spec's ops, nodes and hypotheses. */
export const entriesModule = ({ ops, nodes, hypotheses }: Spec, root: string): Plugin => ({
  name: 'entries',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^\.\/entries$/ }, () => ({ path: NAME, namespace: 'entries' }));
    onLoad({ filter: /.*/, namespace: 'entries' }, () => {
      const entries = [
        ...ops.map(({ id, file }) => ({ kind: 'op', id, file })),
        ...nodes.map(({ id, file }) => ({ kind: 'node', id, file })),
        ...hypotheses.map(({ id, file }) => ({ kind: 'hypothesis', id, file })),
      ];
      const imports = entries.map(
        ({ file }, place) => `import e${String(place)} from ${JSON.stringify(resolve(root, file))};`,
      );
      const items = entries.map(
        (entry, place) => `{ ...${JSON.stringify(entry)}, value: e${String(place)} }`,
      );
      const contents = `${imports.join('\n')}\nexport const modules = [${items.join(',\n')}];\n`;
      return { contents, loader: 'js', resolveDir: root };
    });
  },
});
