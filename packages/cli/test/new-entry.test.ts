import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { checkId, copyEntry } from '../src/new-entry';
import { placeEntry } from '../src/place-entry';

const folder = mkdtempSync(join(tmpdir(), 'gradcert-entries-'));
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const model = `import { lean } from '../certificate';
import { defineNode } from '../define';
import dense from '../ops/dense';

export default defineNode({
  id: 'dense-weight-grad',
  title: 'Dense, weight gradient',
  family: 'dense',
  gradientOf: { op: dense, argument: 'W' },
  denotation: 'dW[a,k] = sum(n) x[n,a] * dy[n,k]',
  emit: ({ x, dy }) => dotGeneral(x, dy, { contracting: [[0], [0]] }),
  certificate: lean('GradNodesB', 'denseWeightGradB_den'),
  source: 'seed-004',
});
`;

const copy = (text: string, id: string): string => {
  const file = join(folder, 'dense-weight-grad.ts');
  writeFileSync(file, text);
  return copyEntry(file, id);
};

describe('the copy of an entry', () => {
  test('has a new id and title, no certificate, and leaves nets to the model', () => {
    expect(copy(model, 'try-me')).toBe(`import { defineNode } from '../define';
import dense from '../ops/dense';
import denseWeightGrad from './dense-weight-grad';

export default defineNode({
  id: 'try-me',
  title: 'Try me',
  family: 'dense',
  gradientOf: { op: dense, argument: 'W' },
  sameAs: denseWeightGrad,
  denotation: 'dW[a,k] = sum(n) x[n,a] * dy[n,k]',
  emit: ({ x, dy }) => dotGeneral(x, dy, { contracting: [[0], [0]] }),
  source: 'own',
});
`);
  });

  test('imports from the package where it stands elsewhere', () => {
    const file = join(folder, 'dense-weight-grad.js');
    writeFileSync(file, model.replaceAll("';\n", ".js';\n").replaceAll('.js.js', '.js'));
    const text = copyEntry(file, 'try-me', '@gradcert/spec');
    expect([...text.matchAll(/from '(.*)'/g)].map(([, name]) => name)).toEqual([
      '@gradcert/spec',
      '@gradcert/spec/ops/dense',
      '@gradcert/spec/nodes/dense-weight-grad',
    ]);
  });

  test('keeps a sameAs that the model has', () => {
    const same = model.replace("argument: 'W' },", "argument: 'W' },\n  sameAs: other,");
    expect(copy(same, 'try-me').match(/sameAs/g)).toHaveLength(1);
  });

  test('is refused for a file that declares no node', () => {
    expect(() => copy('export default 1;', 'try-me')).toThrow('no defineNode');
  });

  test.each(['', 'Try', 'try_me', '-try', 'try-', 'try--me', '../try', 'try.me', '1try', "try'me"])(
    "is refused under the id '%s'",
    (id) => {
      expect(() => {
        checkId(id);
      }).toThrow('no id of an entry');
    },
  );
});

describe('placing an entry', () => {
  const nothing = (): void => undefined;

  test('writes the whole file and nothing else', () => {
    const file = placeEntry(folder, 'try-me', model, nothing);
    expect(readFileSync(file, 'utf8')).toBe(model);
    expect(readdirSync(folder)).toEqual(['try-me.ts']);
  });

  test('never writes over a file', () => {
    writeFileSync(join(folder, 'try-me.ts'), 'mine');
    expect(() => placeEntry(folder, 'try-me', model, nothing)).toThrow('exists already');
    expect(readFileSync(join(folder, 'try-me.ts'), 'utf8')).toBe('mine');
    expect(readdirSync(folder)).toEqual(['try-me.ts']);
  });

  test('takes back a file that does not load', () => {
    const load = (): void => {
      expect(existsSync(join(folder, 'try-me.ts'))).toBe(true);
      throw new Error("line 3: unknown index 'z'");
    };
    expect(() => placeEntry(folder, 'try-me', model, load)).toThrow("line 3: unknown index 'z'");
    expect(readdirSync(folder)).toEqual([]);
  });

  test('says where a folder cannot be written', () => {
    expect(() => placeEntry(join(folder, 'none'), 'try-me', model, nothing)).toThrow('cannot be written');
  });
});
