/** The generated files on a real Slurm: an array of shards, a node that is lost in mid-run, and every case counted once. */
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { ListDocument, MergeDocument, ReportDocument } from '../src/documents';
import { call, workspace } from './program';
import { SlurmCluster, slurmIsHere } from './slurm-cluster';

const NODES = ['n1', 'n2', 'n3'];
const SHARDS = 4;
/** Below the ports that a system gives away, with room for one of each daemon: two runs of this test may be under way. */
const ownPort = 20_000 + 5 * (process.pid % 2400);
const QUERY = 'drop-path:exact';

const config = `export default {
  backends: ['${join(__dirname, 'modules/held.ts')}'],
  fleet: { query: '${QUERY}', kinds: { h100: { backends: ['held'], shards: ${String(SHARDS)}, minutes: 5,
    slurm: { partition: 'gpu', gres: 'gpu:h100:1', cpus: 1 } } } },
};`;

const described = slurmIsHere ? describe : describe.skip;
described(`Slurm${slurmIsHere ? '' : ' (needs root, and tools/setup/fleet.sh)'}`, () => {
  const project = mkdtempSync(join(realpathSync(tmpdir()), 'gradcert-slurm-project-'));
  const results = join(project, 'results');
  const go = join(project, 'go');
  const cluster = new SlurmCluster(NODES, ownPort, {
    GRADCERT_TEST_GO: go,
    GRADCERT_TEST_BROKEN: join(project, 'broken'),
  });
  /** Whole lines of a shard's file: the first is its header. */
  const linesOf = (shard: number, attempt: number): number => {
    const file = join(results, `h100-${String(shard)}.${String(attempt)}.jsonl`);
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;
  };

  beforeAll(async () => {
    writeFileSync(join(project, 'gradcert.config.ts'), config);
    symlinkSync(join(workspace, 'node_modules'), join(project, 'node_modules'));
    jest.spyOn(process, 'cwd').mockReturnValue(project);
    expect((await call(['fleet'])).code).toBe(0);
    await cluster.start();
  });
  afterAll(() => {
    jest.restoreAllMocks();
    cluster.stop();
    rmSync(project, { recursive: true, force: true });
  });

  test('takes the generated array, and not one with a device that no node has', () => {
    const file = join(project, 'fleet/slurm/shards-h100.sbatch');
    expect(cluster.try('sbatch', '--test-only', file)).toMatchObject({ status: 0 });
    const wrong = join(project, 'wrong.sbatch');
    writeFileSync(wrong, readFileSync(file, 'utf8').replace('gpu:h100:1', 'gpu:mi300:1'));
    const refused = cluster.try('sbatch', '--test-only', wrong);
    expect(refused.stderr).toContain('Requested node configuration is not available');
    expect(refused.status).toBe(1);
  });

  test('a machine that is broken and one that is lost in mid-run lose nothing: every case is in the report once', async () => {
    const submitted = cluster.try(join(project, 'fleet/slurm/submit.sh'), results);
    expect(submitted).toMatchObject({ status: 0 });
    const [, array = '', merge = ''] = /array (\d+)\nSubmitted batch job (\d+)/.exec(submitted.stdout) ?? [];
    const running = (): number[] =>
      Array.from({ length: SHARDS }, (_, at) => at + 1).filter((shard) => linesOf(shard, 0) >= 2);
    await cluster.until('a shard on each node is in mid-run', () => running().length === NODES.length);
    const lost = running()[1];
    const tasks = Array.from({ length: SHARDS }, (_, at) => `${array}_${String(at + 1)}`);
    const task = `${array}_${String(lost)}`;
    const node = cluster.ofJob(task, 'BatchHost');
    expect(NODES).toContain(node);
    cluster.cutPower(node);
    writeFileSync(go, '');
    await cluster.until('the lost shard is queued again', () => cluster.ofJob(task, 'Restarts') === '1');
    // So was the shard that met with the broken machine, which exits with 75. Slurm waits two minutes before it starts one again.
    const again = tasks.filter((each) => cluster.ofJob(each, 'Restarts') === '1');
    expect(again).toHaveLength(2);
    for (const each of again) cluster.call('scontrol', 'update', `JobId=${each}`, 'StartTime=now');
    await cluster.until('the merge has ended', () =>
      /COMPLETED|FAILED/.test(cluster.ofJob(merge, 'JobState')),
    );
    const said = readFileSync(join(results, `gradcert-merge-${merge}.log`), 'utf8');
    expect(`${cluster.ofJob(merge, 'JobState')}\n${said}`).toMatch(/^COMPLETED/);
    expect(cluster.ofJob(task, 'BatchHost')).not.toBe(node);

    // The report of the job that merged, against the list of cases.
    const { entries } = JSON.parse((await call(['list', QUERY, '--cases', '--json'])).stdout) as ListDocument;
    const report = JSON.parse(readFileSync(join(results, 'report/report.json'), 'utf8')) as ReportDocument;
    expect(report.backends.map(({ id }) => id)).toEqual(['held@h100']);
    expect(report.results.map((one) => `${one.node}:${one.layer}:${one.case}`)).toEqual(
      entries.flatMap(({ caseIds }) => caseIds),
    );
    expect(report.run).toMatchObject({ failed: 0, passed: report.results.length });

    const { stdout } = await call(['merge', results, '--json']);
    const merged = JSON.parse(stdout) as MergeDocument;
    const attempts = merged.files.filter(({ shard }) => shard === `${String(lost)}/${String(SHARDS)}`);
    expect(attempts.map(({ partial }) => partial)).toEqual([true, false]);
    expect(readdirSync(results).filter((name) => name.endsWith('.jsonl'))).toHaveLength(SHARDS + 1);
    expect(merged.repeated).toBe(attempts[0].results);
    expect(merged.repeated).toBeGreaterThan(0);
  });
});
