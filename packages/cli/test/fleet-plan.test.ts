/** Shards: who does what, and what is refused. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import type { ListDocument, PlanDocument } from '../src/documents';
import { balance } from '../src/fleet/balance';
import { costsOf } from '../src/fleet/costs';
import { shardExitCode } from '../src/fleet/part';
import { parseShard } from '../src/fleet/shard';
import { call } from './program';
import { inProject } from './project';
import { record, results } from './samples';
import { problems } from './schemas';

afterEach(() => {
  jest.restoreAllMocks();
});

const plan = async (...args: string[]): Promise<PlanDocument> => {
  const { stdout, stderr } = await call(['plan', ...args, '--json']);
  expect(stderr).toBe('');
  expect(problems('plan', stdout)).toEqual([]);
  return JSON.parse(stdout) as PlanDocument;
};

describe('balance', () => {
  const works = fc.array(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 30 }), {
    maxLength: 12,
  });
  const weigh = (groups: readonly (readonly number[])[]): { id: string; weight: number }[][] =>
    groups.map((group, g) => group.map((weight, at) => ({ id: `${String(g)}:${String(at)}`, weight })));
  type Item = ReturnType<typeof weigh>[number][number];
  const cut = (groups: readonly (readonly Item[])[], parts: number): readonly (readonly Item[])[] =>
    balance(
      groups,
      parts,
      ({ weight }) => weight,
      ({ id }) => id,
    );
  const load = (items: readonly Item[]): number => items.reduce((sum, { weight }) => sum + weight, 0);

  test('every item is in one part, and no part is heavier than the mean and one piece', () => {
    fc.assert(
      fc.property(works, fc.integer({ min: 1, max: 20 }), (groups, parts) => {
        const items = weigh(groups);
        const cuts = cut(items, parts);
        expect(cuts).toHaveLength(parts);
        expect(cuts.flat().map(({ id }) => id)).toHaveLength(items.flat().length);
        expect(new Set(cuts.flat())).toEqual(new Set(items.flat()));
        const piece = Math.max(0, load(items.flat()) / (8 * parts), ...items.flat().map((one) => one.weight));
        expect(Math.max(...cuts.map(load))).toBeLessThanOrEqual(load(items.flat()) / parts + piece + 1e-6);
      }),
    );
  });

  test('the order in which work is given changes nothing', () => {
    fc.assert(
      fc.property(works, fc.integer({ min: 1, max: 6 }), (groups, parts) => {
        const items = weigh(groups);
        const other = items.toReversed().map((group) => group.toReversed());
        const ids = (cuts: readonly (readonly Item[])[]): string[][] =>
          cuts.map((part) => part.map(({ id }) => id).sort());
        expect(ids(cut(other, parts))).toEqual(ids(cut(items, parts)));
      }),
    );
  });
});

describe('plan', () => {
  test('its shards have every case once, take about as long, and are the same each time', async () => {
    const args = ['*:exact', '--device-kinds', 'tfjs-cpu,software', '--shards', '7'];
    const document = await plan(...args);
    expect(await plan(...args)).toEqual(document);
    const listed = JSON.parse((await call(['list', '*:exact', '--cases', '--json'])).stdout) as ListDocument;
    const ids = listed.entries.flatMap(({ caseIds = [] }) => caseIds);
    expect(document.kinds.map(({ kind }) => kind)).toEqual(['tfjs-cpu', 'software']);
    for (const { shards } of document.kinds) {
      expect(shards.flatMap(({ caseIds }) => caseIds).sort()).toEqual([...ids].sort());
      const seconds = shards.map((shard) => shard.seconds);
      expect(Math.max(...seconds)).toBeLessThan(1.1 * Math.min(...seconds));
    }
  });

  test('measured costs say what is long', async () => {
    const root = inProject('export default {};');
    const ids = (await plan('drop-path', '--device-kinds', 'software')).kinds[0].shards[0].caseIds;
    const costs = join(root, 'costs.json');
    const hour = { schema: 'gradcert.costs/1', kinds: { software: { [ids[3]]: 3_600_000 } } };
    writeFileSync(costs, JSON.stringify(hour));
    const of = async (kind: string): Promise<readonly (readonly string[])[]> => {
      const document = await plan('drop-path', '--device-kinds', kind, '--shards', '2', '--costs', costs);
      return document.kinds[0].shards.map(({ caseIds }) => caseIds);
    };
    expect(await of('software')).toContainEqual([ids[3]]);
    // What was measured on one kind says nothing of another.
    expect(await of('tfjs-cpu')).not.toContainEqual([ids[3]]);
    writeFileSync(costs, '{"schema":"gradcert.costs/1"}');
    const wrong = await call(['plan', '--device-kinds', 'software', '--costs', costs]);
    expect(wrong).toMatchObject({ code: 2 });
    expect(wrong.stderr).toContain("is no file of costs: must have required property 'kinds'");
  });

  test('times are those of verdicts, of all backends of a kind', () => {
    const costs = costsOf(
      new Map([['cpu', [...results, { ...results[0], backend: 'other', milliseconds: 2 }]]]),
    );
    expect(problems('costs', JSON.stringify(costs))).toEqual([]);
    expect(costs.kinds.cpu).toEqual({
      'conv-weight-grad:exact:N2.C3-integers': 3.5,
      'conv-weight-grad:exact:N2.C3-negative': 1.5,
      'relu:exact:N2.C3-integers': 1.5,
    });
  });

  test('kinds are those of the project, with its shards, query and profile', async () => {
    inProject(`export default { fleet: { query: 'relu:exact', profile: 'literal', kinds: {
      h100: { backends: ['xla'], shards: 3 }, cpu: { backends: ['tfjs-cpu', 'software'] } } } };`);
    const document = await plan();
    expect(document).toMatchObject({ query: 'relu:exact', profile: 'literal' });
    expect(document.kinds.map(({ kind, backends, shards }) => [kind, backends, shards.length])).toEqual([
      ['h100', ['xla'], 3],
      ['cpu', ['tfjs-cpu', 'software'], 1],
    ]);
    const unknown = await call(['plan', '--device-kinds', 'h10']);
    expect(unknown.stderr).toContain("no device kind 'h10'\ndid you mean h100");
    expect(unknown.code).toBe(2);
  });

  test('a kind that nothing declares is told how to be declared', async () => {
    inProject('export default {};');
    expect((await call(['plan'])).stderr).toContain(
      'no kind of device is named, and the project declares none',
    );
    expect((await call(['plan', '--device-kinds', 'mi300'])).stderr).toContain(
      "fleet: { kinds: { 'mi300': { backends: ['...'] } } }",
    );
  });
});

describe('a shard', () => {
  test.each([
    ['0/4', 'shards are counted from 1: the first of 4 is 1/4'],
    ['5/4', 'with i from 1 to n'],
    ['1/0', 'with i from 1 to n'],
    ['2', 'a shard is i/n'],
    ['1/2/3', 'a shard is i/n'],
  ])('%s is none', async (text, says) => {
    expect(() => parseShard(text)).toThrow(says);
    const { code, stderr } = await call(['run', 'relu', '--backend', 'software', '--shard', text]);
    expect(stderr).toContain(says);
    expect(code).toBe(2);
  });

  test.each([
    [['--shard', '1/2'], '--shard needs --device-kind or --backend'],
    [['--shard', '1/2', '--backend', 'software,tfjs-cpu'], '--shard takes one backend'],
    [['--shard', '1/2', '--backend', 'software', '--repeat', '2'], '--repeat does not go with --shard'],
    [['--device-kind', 'software', '--backend', 'software'], 'goes with neither --backend nor --require'],
    [['--backend', 'software', '--costs', 'x'], '--costs goes with --shard'],
  ])('%j is refused', async (args, says) => {
    const { code, stderr } = await call(['run', 'relu', ...args]);
    expect(stderr).toContain(says);
    expect(code).toBe(2);
  });

  test('exits with 1 for a failure, 75 for what the machine may be to blame for, else 0', () => {
    const [passed, failed, error, unsupported] = results;
    const codes = [[failed, error], [passed, error], [passed], [unsupported], []].map((list) =>
      shardExitCode({ ...record, stale: [], results: list }),
    );
    expect(codes).toEqual([1, 75, 0, 0, 0]);
    expect(shardExitCode({ ...record, stale: [], results: [passed], interrupted: true })).toBe(75);
    expect(shardExitCode({ ...record, results: [passed] })).toBe(1);
  });

  test('exits with 75 where its backend does not start; an empty one starts none', async () => {
    const unavailable = resolve(__dirname, '../../backends/test/modules/unavailable.ts');
    inProject(
      `export default { backends: ['${unavailable}'], fleet: { kinds: { h100: { backends: ['unavailable'] } } } };`,
    );
    const run = (shard: string): ReturnType<typeof call> =>
      call(['run', 'relu:exact', '--device-kind', 'h100', '--shard', shard, '--json']);
    const { code, stdout, stderr } = await run('1/2');
    expect(stderr).toContain("backend 'unavailable' is missing");
    expect(problems('error', stdout)).toEqual([]);
    expect(code).toBe(75);
    // Fewer cases than shards: the last has none.
    const empty = await run('999/999');
    expect(problems('run', empty.stdout)).toEqual([]);
    expect(empty.code).toBe(0);
  });
});
