/** A Slurm cluster on this host alone: munge, a controller, and several slurmd with a GPU each, whose device nodes are none. */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findTool } from './checkers';

const TOOLS = ['munged', 'slurmctld', 'slurmd', 'sbatch', 'squeue', 'scontrol'];

/** Whether such a cluster can be started here. */
export const slurmIsHere = process.getuid?.() === 0 && TOOLS.every((tool) => findTool(tool) !== undefined);

/** Debian's daemons stand where only root's PATH leads. */
const tool = (name: string): string => findTool(name) ?? name;

export class SlurmCluster {
  readonly folder = mkdtempSync(join(tmpdir(), 'gradcert-slurm-'));
  readonly env: NodeJS.ProcessEnv;
  readonly #conf = join(this.folder, 'slurm.conf');

  constructor(
    readonly nodes: readonly string[],
    /** The first of several ports. */
    readonly port: number,
    env: Readonly<Record<string, string>>,
  ) {
    this.env = { ...process.env, ...env, SLURM_CONF: this.#conf };
  }

  #in(...path: string[]): string {
    return join(this.folder, ...path);
  }

  async start(): Promise<void> {
    for (const name of ['munge', 'ctld', ...this.nodes]) mkdirSync(this.#in(name), { recursive: true });
    execFileSync('chmod', ['711', this.folder, this.#in('munge')]);
    writeFileSync(this.#in('munge', 'key'), randomBytes(1024), { mode: 0o400 });
    const munge = (what: string): string => `--${what}=${this.#in('munge', what.replace(/-file$/, ''))}`;
    const files = ['key-file', 'socket', 'pid-file', 'log-file', 'seed-file'].map(munge);
    this.#run('munged', ['--force', ...files]);
    for (const node of this.nodes) execFileSync('mknod', [this.#in(node, 'gpu0'), 'c', '1', '3']);
    writeFileSync(this.#conf, this.#configuration());
    const gres = this.nodes.map(
      (node) => `NodeName=${node} Name=gpu Type=h100 File=${this.#in(node, 'gpu0')}\n`,
    );
    writeFileSync(this.#in('gres.conf'), gres.join(''));
    this.#run('slurmctld', ['-f', this.#conf]);
    for (const node of this.nodes) this.#run('slurmd', ['-N', node, '-f', this.#conf]);
    await this.until('all nodes are idle', () =>
      this.call('sinfo', '-hN', '-o', '%T')
        .split('\n')
        .every((state) => state === 'idle'),
    );
  }

  #configuration(): string {
    const daemon = (name: string, folder: string): string => `${name}PidFile=${this.#in(folder, 'pid')}
${name}LogFile=${this.#in(folder, 'log')}
`;
    return `ClusterName=gradcert
SlurmctldHost=${hostname()}(127.0.0.1)
SlurmctldPort=${String(this.port)}
AuthType=auth/munge
AuthInfo=socket=${this.#in('munge', 'socket')}
SlurmUser=root
SlurmdUser=root
StateSaveLocation=${this.#in('ctld')}
SlurmdSpoolDir=${this.#in('%n')}
${daemon('Slurmctld', 'ctld')}${daemon('Slurmd', '%n')}ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
DefMemPerCPU=100
AccountingStorageType=accounting_storage/none
MpiDefault=none
GresTypes=gpu
# A node that does not answer is lost after so many seconds.
SlurmdTimeout=5
MessageTimeout=3
KillWait=2
SchedulerParameters=sched_interval=1,sched_min_interval=0,batch_sched_delay=0,bf_interval=1
${this.nodes.map((node, at) => `NodeName=${node} NodeAddr=127.0.0.1 NodeHostname=${hostname()} Port=${String(this.port + 1 + at)} CPUs=1 RealMemory=2000 Gres=gpu:h100:1\n`).join('')}PartitionName=gpu Nodes=${this.nodes.join(',')} Default=YES State=UP
`;
  }

  #run(name: string, args: readonly string[]): void {
    const { status, stderr, stdout } = this.try(tool(name), ...args);
    if (status !== 0) throw new Error(`${name} does not start: ${stdout}${stderr}`);
  }

  try(
    command: string,
    ...args: readonly string[]
  ): { status: number | null; stdout: string; stderr: string } {
    return spawnSync(command, args, { env: this.env, encoding: 'utf8' });
  }

  /** What one of Slurm's commands prints. */
  call(name: string, ...args: readonly string[]): string {
    return execFileSync(tool(name), args, { env: this.env, encoding: 'utf8' }).trim();
  }

  /** A setting of a job: `JobState`, `Restarts`, `BatchHost`. */
  ofJob(id: string, setting: string): string {
    return new RegExp(`\\b${setting}=(\\S+)`).exec(this.call('scontrol', 'show', 'job', id))?.[1] ?? '';
  }

  /** Waits for it; the test's own limit ends what never comes. */
  async until(what: string, holds: () => boolean): Promise<void> {
    for (let tries = 0; tries < 200; tries++) {
      if (holds()) return;
      await sleep(250);
    }
    throw new Error(`it never came that ${what}: ${this.call('squeue')}\n${this.call('sinfo', '-N')}`);
  }

  /** As if a node's power were cut: its slurmd and all that it started are gone at once, and nobody is told. */
  cutPower(node: string): void {
    const all = processes();
    const jobs = all.filter(({ env }) => this.#isOurs(env) && env.includes(`SLURMD_NODENAME=${node}\0`));
    // First who would tell: the daemon, and the processes that it set over each job.
    const overseers = new Set(jobs.map(({ parent }) => parent));
    const tell = all.filter(({ pid, command }) => overseers.has(pid) && command.startsWith('slurmstepd'));
    const daemon = Number(readFileSync(this.#in(node, 'pid'), 'utf8'));
    for (const pid of [daemon, ...[...tell, ...jobs].map((one) => one.pid)]) kill(pid);
  }

  #isOurs(env: string): boolean {
    return env.includes(`SLURM_CONF=${this.#conf}\0`);
  }

  /** Ends every process of the cluster, and removes its folder. */
  stop(): void {
    const folders = ['ctld', ...this.nodes, 'munge'].map((name) => this.#in(name, 'pid'));
    for (const file of folders.filter((path) => existsSync(path))) kill(Number(readFileSync(file, 'utf8')));
    for (const { pid, env } of processes()) if (this.#isOurs(env) && pid !== process.pid) kill(pid);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly env: string;
  readonly command: string;
}

function processes(): readonly Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const read = (file: string): string => readFileSync(join('/proc', name, file), 'utf8');
        const parent = Number(/^PPid:\s*(\d+)/m.exec(read('status'))?.[1]);
        return [{ pid: Number(name), parent, env: read('environ'), command: read('cmdline') }];
      } catch {
        return []; // It has ended.
      }
    });
}
