import type { Fleet } from '@gradcert/backends';
import {
  BANNER,
  kindsOf,
  mergeCommand,
  shardCommand,
  type Engine,
  type EngineFile,
  type EngineKind,
} from './engine';

const FOLDER = 'fleet/slurm';

type SlurmKind = EngineKind<'slurm'>;

const directives = (settings: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(settings)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `#SBATCH --${name}${value === '' ? '' : `=${String(value)}`}\n`)
    .join('');

/** One task of the array is a shard, never a case: a task costs Slurm seconds, and a case takes milliseconds. */
function shardsOf({ id, shards, minutes, own }: SlurmKind): EngineFile {
  const text = `#!/bin/bash
${BANNER}${directives({
    'job-name': `gradcert-${id}`,
    array: `1-${String(shards)}`,
    time: minutes,
    partition: own.partition,
    gres: own.gres,
    'cpus-per-task': own.cpus,
    mem: own.memory,
    requeue: '',
    output: `gradcert-${id}-%A-%a.log`,
    'open-mode': 'append',
  })}set -uo pipefail
cd "$GRADCERT_PROJECT" || exit

# Each attempt has a file of its own: Slurm counts how often a task was queued again, by itself where a node failed.
attempt="\${SLURM_RESTART_COUNT:-0}"
${shardCommand(id, '$SLURM_ARRAY_TASK_ID', shards, `$GRADCERT_RESULTS/${id}-$SLURM_ARRAY_TASK_ID.$attempt.jsonl`)}
code=$?

# 75: this node could not finish it. Once again, wherever Slurm puts it; a failure is never retried.
if [ "$code" -eq 75 ] && [ "$attempt" -eq 0 ]; then
  scontrol requeue "\${SLURM_ARRAY_JOB_ID}_$SLURM_ARRAY_TASK_ID"
  sleep 60
fi
exit "$code"
`;
  return { path: `${FOLDER}/shards-${id}.sbatch`, text };
}

function mergeOf(fleet: Fleet, kinds: readonly SlurmKind[]): EngineFile {
  const text = `#!/bin/bash
${BANNER}${directives({
    'job-name': 'gradcert-merge',
    time: 30,
    partition: fleet.slurm?.partition,
    output: 'gradcert-merge-%j.log',
  })}set -euo pipefail
cd "$GRADCERT_PROJECT"
${mergeCommand(kinds, '$GRADCERT_RESULTS', '$GRADCERT_RESULTS/report')}
`;
  return { path: `${FOLDER}/merge.sbatch`, text };
}

function submitOf(kinds: readonly SlurmKind[]): EngineFile {
  const text = `#!/bin/bash
${BANNER}# Submits an array of shards for each kind of device, and a job that merges when all have ended, however they did.
# Usage: fleet/slurm/submit.sh RESULTS [OPTIONS OF SBATCH FOR THE MERGE, such as --wait]
# RESULTS is a new folder that all nodes see, as they see this project.
set -euo pipefail
here="$(cd "$(dirname "\${BASH_SOURCE[0]}")" && pwd)"
export GRADCERT_PROJECT="\${here%/${FOLDER}}"
mkdir -p "\${1:?a folder for the results is needed}"
GRADCERT_RESULTS="$(cd "$1" && pwd)"
export GRADCERT_RESULTS
shift

arrays=''
for kind in ${kinds.map(({ id }) => id).join(' ')}; do
  job="$(sbatch --parsable --chdir="$GRADCERT_RESULTS" "$here/shards-$kind.sbatch")"
  echo "$kind: array \${job%%;*}"
  arrays="$arrays:\${job%%;*}"
done
exec sbatch --chdir="$GRADCERT_RESULTS" --dependency="afterany$arrays" "$@" "$here/merge.sbatch"
`;
  return { path: `${FOLDER}/submit.sh`, text, executable: true };
}

export default {
  id: 'slurm',
  title: 'Slurm: an array for each kind, and a merge that depends on all',
  files: (fleet) => {
    const kinds = kindsOf(fleet, 'slurm');
    return [...kinds.map(shardsOf), mergeOf(fleet, kinds), submitOf(kinds)];
  },
} satisfies Engine;
