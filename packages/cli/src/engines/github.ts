import { kindsOf, mergeCommand, setupOf, shardCommand, yaml, type Engine, type EngineKind } from './engine';

/** By commit: a tag can be moved. */
const ACTIONS = {
  checkout: 'actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683', // 4.2.2
  node: 'actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020', // 4.4.0
  upload: 'actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02', // 4.6.2
  download: 'actions/download-artifact@d3f86a106a0bac45b974a628896c90dbdf5c8093', // 4.3.0
} as const;

const checkout = [
  { uses: ACTIONS.checkout, with: { 'persist-credentials': false } },
  { uses: ACTIONS.node, with: { 'node-version': 20 } },
];

const setup = (commands: readonly string[]): readonly object[] => commands.map((run) => ({ run }));

/** A runner runs a step again on the same machine alone: what another machine could finish is for a person to start again. */
const script = ({ id, shards }: EngineKind<'github'>): string => `attempt() {
  ${shardCommand(id, '$SHARD', shards, `results/${id}-$SHARD.$GITHUB_RUN_ATTEMPT.$1.jsonl`)}
}
code=0
attempt 1 || code=$?
# 75: it could not be finished. Once again; a failure is never retried.
if [ "$code" -eq 75 ]; then
  code=0
  attempt 2 || code=$?
fi
exit "$code"
`;

const shardsJob = (kind: EngineKind<'github'>, commands: readonly string[]): object => ({
  name: `${kind.id} \${{ matrix.shard }}/${String(kind.shards)}`,
  'runs-on': kind.own.labels,
  'timeout-minutes': kind.minutes,
  strategy: {
    // A failure on one shard says nothing of the others.
    'fail-fast': false,
    matrix: { shard: Array.from({ length: kind.shards }, (_, at) => at + 1) },
  },
  steps: [
    ...checkout,
    ...setup(commands),
    { env: { SHARD: '${{ matrix.shard }}' }, shell: 'bash', run: script(kind) },
    {
      if: '${{ !cancelled() }}',
      uses: ACTIONS.upload,
      with: {
        name: `gradcert-${kind.id}-\${{ matrix.shard }}-\${{ github.run_attempt }}`,
        path: 'results',
        'if-no-files-found': 'ignore',
      },
    },
  ],
});

export default {
  id: 'github',
  title: 'GitHub Actions: a matrix of self-hosted runners for each kind, and a job that merges',
  files: (fleet) => {
    const kinds = kindsOf(fleet, 'github');
    const merge = {
      name: 'merge',
      if: '${{ !cancelled() }}',
      needs: kinds.map(({ id }) => id),
      'runs-on': fleet.github?.labels ?? ['ubuntu-24.04'],
      'timeout-minutes': 30,
      steps: [
        ...checkout,
        ...setup(setupOf(fleet)),
        { uses: ACTIONS.download, with: { pattern: 'gradcert-*', path: 'results' } },
        { shell: 'bash', run: `${mergeCommand(kinds, 'results', 'out')} --revision "$GITHUB_SHA"\n` },
        {
          if: '${{ !cancelled() }}',
          uses: ACTIONS.upload,
          with: { name: 'report-${{ github.run_attempt }}', path: 'out' },
        },
      ],
    };
    const workflow = {
      name: 'gradcert fleet',
      // Not for pull requests: a fork's code has no business on machines of one's own.
      on: { push: { branches: ['main'] }, workflow_dispatch: {} },
      permissions: { contents: 'read' },
      concurrency: { group: 'gradcert-fleet-${{ github.ref }}', 'cancel-in-progress': false },
      jobs: {
        ...Object.fromEntries(kinds.map((kind) => [kind.id, shardsJob(kind, setupOf(fleet))])),
        merge,
      },
    };
    return [{ path: '.github/workflows/gradcert-fleet.yml', text: yaml(workflow) }];
  },
} satisfies Engine;
