/** The entries' modules by kind and file: a module that bundling makes (see bundle/entries-module.ts). */
export const modules: readonly {
  readonly kind: 'op' | 'node' | 'hypothesis';
  readonly id: string;
  readonly file: string;
  readonly value: object;
}[];
