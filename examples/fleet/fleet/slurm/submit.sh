#!/bin/bash
# Generated from gradcert.config.ts by `npx gradcert fleet`: edit that, and call it again.
# Submits an array of shards for each kind of device, and a job that merges when all have ended, however they did.
# Usage: fleet/slurm/submit.sh RESULTS [OPTIONS OF SBATCH FOR THE MERGE, such as --wait]
# RESULTS is a new folder that all nodes see, as they see this project.
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
export GRADCERT_PROJECT="${here%/fleet/slurm}"
mkdir -p "${1:?a folder for the results is needed}"
GRADCERT_RESULTS="$(cd "$1" && pwd)"
export GRADCERT_RESULTS
shift

arrays=''
for kind in h100 mi300 cpu; do
  job="$(sbatch --parsable --chdir="$GRADCERT_RESULTS" "$here/shards-$kind.sbatch")"
  echo "$kind: array ${job%%;*}"
  arrays="$arrays:${job%%;*}"
done
exec sbatch --chdir="$GRADCERT_RESULTS" --dependency="afterany$arrays" "$@" "$here/merge.sbatch"
