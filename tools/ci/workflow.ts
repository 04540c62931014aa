/** What every workflow of the repository keeps to, whatever it does. */
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>> | null;
}

interface Job {
  readonly 'runs-on'?: unknown;
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly if?: string;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly on?: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs?: Readonly<Record<string, Job>>;
}

const HOSTED = 'ubuntu-24.04';
const NOT_FORKS = 'github.event.pull_request.head.repo.full_name == github.repository';

/** What is wrong with a workflow, a sentence each: `job: what`. */
export function workflowProblems(text: string): string[] {
  const { on = {}, permissions, jobs = {} } = parse(text) as Workflow;
  const problems: string[] = [];
  if (JSON.stringify(permissions) !== '{"contents":"read"}')
    problems.push(
      'the workflow: permissions are to be contents: read, and a job asks for what it needs beyond',
    );
  if ('pull_request_target' in on)
    problems.push("the workflow: pull_request_target runs a fork's code with this repository's secrets");
  for (const [id, job] of Object.entries(jobs))
    problems.push(...jobProblems(job).map((problem) => `${id}: ${problem}`));
  return problems;
}

function jobProblems(job: Job): string[] {
  const problems: string[] = [];
  const { steps = [] } = job;
  if (job['timeout-minutes'] === undefined) problems.push('it has no timeout-minutes');
  if (job['runs-on'] !== HOSTED && !(job.if ?? '').includes(NOT_FORKS))
    problems.push("it runs on machines of one's own, also for forks");
  for (const { uses, run, with: inputs } of steps) {
    if (uses !== undefined && !/@[0-9a-f]{40}$/.test(uses))
      problems.push(`${uses} is not pinned by its commit`);
    if (uses?.startsWith('actions/checkout@') && inputs?.['persist-credentials'] !== false)
      problems.push('a checkout leaves its token behind: persist-credentials: false');
    if (run?.includes('${{')) problems.push(`'${run}' has an expression in a script: hand it over in env`);
  }
  const compares = steps.some(({ run }) => run?.includes('nx affected'));
  const history = steps.some(({ with: inputs }) => inputs?.['fetch-depth'] === 0);
  if (compares && !history) problems.push('nx affected needs the history: fetch-depth: 0');
  return problems;
}
