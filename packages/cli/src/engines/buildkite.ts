import { kindsOf, mergeCommand, setupOf, shardCommand, yaml, type Engine } from './engine';

/** Buildkite itself replaces $NAME when a pipeline is uploaded; $$ is left for the shell. */
const forShell = (command: string): string => command.replaceAll('$', '$$$$');

export default {
  id: 'buildkite',
  title: 'Buildkite: a dynamic pipeline with a parallel step for each kind, and a step that merges',
  files: (fleet) => {
    const kinds = kindsOf(fleet, 'buildkite');
    const shards = kinds.map(({ id, shards: count, minutes, own: { agents } }) => ({
      label: `gradcert ${id}`,
      key: `gradcert-${id}`,
      // Jobs are counted from 0, shards from 1.
      commands: [
        ...setupOf(fleet),
        shardCommand(
          id,
          '$((BUILDKITE_PARALLEL_JOB + 1))',
          count,
          `results/${id}-$BUILDKITE_PARALLEL_JOB.$BUILDKITE_RETRY_COUNT.jsonl`,
        ),
      ].map(forShell),
      agents,
      parallelism: count,
      timeout_in_minutes: minutes,
      artifact_paths: ['results/*.jsonl'],
      retry: {
        automatic: [
          { exit_status: 75, limit: 1 },
          // The agent was lost.
          { exit_status: -1, limit: 1 },
        ],
      },
    }));
    const merge = {
      label: 'gradcert merge',
      key: 'gradcert-merge',
      commands: [
        ...setupOf(fleet),
        "buildkite-agent artifact download 'results/*.jsonl' .",
        mergeCommand(kinds, 'results', 'out'),
      ].map(forShell),
      ...(fleet.buildkite?.agents && { agents: fleet.buildkite.agents }),
      depends_on: kinds.map(({ id }) => `gradcert-${id}`),
      allow_dependency_failure: true,
      timeout_in_minutes: 30,
      artifact_paths: ['out/**/*'],
    };
    return [{ path: '.buildkite/gradcert-fleet.yml', text: yaml({ steps: [...shards, merge] }) }];
  },
} satisfies Engine;
