/** The entries as a module of static imports, since no folder can be listed in a browser. */
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Spec } from '@gradcert/spec';

/** Makes browser/run/entries of a spec's ops, nodes and hypotheses. */
export const entriesModule = (spec: Spec, root: string): Plugin => ({
  name: 'entries',
  setup: (build) => {
    build.onResolve({ filter: /^\.\/entries(\.js)?$/ }, ({ path }) => ({ path, namespace: 'entries' }));
    build.onLoad({ filter: /.*/, namespace: 'entries' }, () => ({
      contents: moduleOf(spec, root),
      loader: 'js',
      resolveDir: root,
    }));
  },
});

function moduleOf({ ops, nodes, hypotheses }: Spec, root: string): string {
  const entries = [
    ...ops.map(({ id, file }) => ({ kind: 'op', id, file })),
    ...nodes.map(({ id, file }) => ({ kind: 'node', id, file })),
    ...hypotheses.map(({ id, file }) => ({ kind: 'hypothesis', id, file })),
  ];
  const imports = entries.map(
    ({ file }, place) => `import e${String(place)} from ${JSON.stringify(resolve(root, file))};`,
  );
  const items = entries.map((entry, place) => `{ ...${JSON.stringify(entry)}, value: e${String(place)} }`);
  return `${imports.join('\n')}\nexport const modules = [${items.join(',\n')}];\n`;
}
