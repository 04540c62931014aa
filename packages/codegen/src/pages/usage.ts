/** Where nets use an entry. */
import type { Application, Net } from '@gradcert/spec';
import type { GeneratorContext } from '../context';

export interface Use {
  readonly net: string;
  readonly title: string;
  /** Names of the values that it defines there. */
  readonly values: readonly { readonly name: string; readonly dims: string }[];
}

/** Every net in which an entry is applied, with the values that it defines. */
export function usesOf(id: string, context: GeneratorContext): readonly Use[] {
  return context.spec.nets.flatMap(({ id: net, title }) => {
    const values = applicationsOf(context.net(net))
      .filter(({ apply }) => apply !== 'reshape' && apply.id === id)
      .map(({ result, dims }) => ({ name: result, dims: dimsText(dims) }));
    return values.length === 0 ? [] : [{ net, title, values }];
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
