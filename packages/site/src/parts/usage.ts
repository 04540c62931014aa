/** Where nets use an entry. */
import type { Application, Net } from '@gradcert/spec';
import type { SiteContext } from '../context';

export interface Use {
  readonly net: string;
  readonly title: string;
  /** The shapes at which it is applied, and the values that it defines there. */
  readonly shapes: readonly { readonly dims: string; readonly names: string }[];
}

/** Every net in which an entry is applied, with the values that it defines. */
export function usesOf(id: string, context: SiteContext): readonly Use[] {
  return context.spec.nets.flatMap(({ id: net, title }) => {
    const names = new Map<string, string[]>();
    for (const { apply, result, dims } of applicationsOf(context.net(net))) {
      if (apply === 'reshape' || apply.id !== id) continue;
      const at = dimsText(dims);
      names.set(at, [...(names.get(at) ?? []), result]);
    }
    const shapes = [...names].map(([dims, list]) => ({ dims, names: list.join(' ') }));
    return shapes.length === 0 ? [] : [{ net, title, shapes }];
  });
}

const applicationsOf = ({ forward, backward, updates }: Net): readonly Application[] => [
  ...forward,
  ...backward,
  ...updates,
];

/** `N = 128, C = 32` */
export const dimsText = (dims: Readonly<Record<string, number>>): string =>
  Object.entries(dims)
    .map(([name, size]) => `${name} = ${String(size)}`)
    .join(', ');
