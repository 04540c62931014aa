/** Results by entry and layer, and every failure in full. */
import type { CaseResult } from '@gradcert/conformance';

const isFailure = ({ verdict }: CaseResult): boolean => verdict === 'failed' || verdict === 'error';

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** Replaces what `place` holds. */
export function showResults(place: HTMLElement, results: readonly CaseResult[]): void {
  const layers = [...new Set(results.map(({ layer }) => layer))];
  const nodes = [...new Set(results.map(({ node }) => node))];
  const head = element('tr', {}, element('th', { scope: 'col' }, 'entry'));
  head.append(...layers.map((layer) => element('th', { scope: 'col' }, layer)));
  const rows = nodes.map((node) => {
    const cells = layers.map((layer) =>
      cell(results.filter((result) => result.node === node && result.layer === layer)),
    );
    return element('tr', {}, element('th', { scope: 'row' }, node), ...cells);
  });
  const table = element('table', {}, element('thead', {}, head), element('tbody', {}, ...rows));
  place.replaceChildren(table, ...unsupported(results), ...results.filter(isFailure).map(failure));
}

/** Why cases could not be judged, each reason once. */
function unsupported(results: readonly CaseResult[]): readonly HTMLElement[] {
  const without = results.filter(({ verdict }) => verdict === 'unsupported');
  return [...new Set(without.map(({ message }) => message))].map((message) => {
    const count = without.filter((result) => result.message === message).length;
    return element('p', { className: 'note' }, `${String(count)} unsupported: ${message}.`);
  });
}

function cell(results: readonly CaseResult[]): HTMLElement {
  if (results.length === 0) return element('td', {}, '');
  const failed = results.filter(isFailure).length;
  const passed = results.filter(({ verdict }) => verdict === 'passed').length;
  if (failed > 0)
    return element('td', { className: 'failed' }, `${String(failed)} of ${String(results.length)} failed`);
  if (passed < results.length) {
    return element('td', { className: 'unsupported' }, `${String(results.length - passed)} unsupported`);
  }
  return element('td', { className: 'passed' }, String(passed));
}

function failure(result: CaseResult): HTMLElement {
  const { node, layer, case: name, message, deviation, diagnosis } = result;
  const lines = [element('h3', {}, `${node}:${layer}:${name}`), element('p', {}, message)];
  if (deviation) {
    const at = deviation.index.map((axis) => `${axis.name}=${String(axis.value)}`).join(', ');
    const { got, expected, bound, wrong, total } = deviation;
    lines.push(
      element(
        'p',
        {},
        `First at [${at}]: got ${String(got)}, expected ${String(expected)}, allowed ±${String(bound)}; ${String(wrong)} of ${String(total)} elements are wrong.`,
      ),
    );
  }
  if (diagnosis !== undefined) lines.push(element('p', { className: 'diagnosis' }, diagnosis));
  return element('article', { className: 'failure' }, ...lines);
}
