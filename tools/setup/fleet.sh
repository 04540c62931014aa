#!/usr/bin/env bash
# What the tests of fleets use, on Debian: Slurm, on which one runs for real, and the checkers of the other engines' files.
# Without it those tests are skipped, and say so. Needs root, Go and Python 3. Usage: tools/setup/fleet.sh
set -euo pipefail
cd "$(dirname "$0")/../.."

# Where packages/cli/test/checkers.ts looks.
checkers=.cache/checkers

packages=()
command -v slurmctld >/dev/null || packages+=(slurmctld)
command -v slurmd >/dev/null || packages+=(slurmd)
command -v sbatch >/dev/null || packages+=(slurm-client)
command -v munged >/dev/null || packages+=(munge)
command -v shellcheck >/dev/null || packages+=(shellcheck)
if [ "${#packages[@]}" -gt 0 ]; then
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
fi

if ! "$checkers/bin/zizmor" --version >/dev/null 2>&1; then
  python3 -m venv "$checkers" || { apt-get install -y -qq python3-venv >/dev/null && python3 -m venv --clear "$checkers"; }
  "$checkers/bin/pip" install --quiet zizmor==1.32.0 check-jsonschema==0.39.0 kubernetes-validate==1.37.0
fi
if [ ! -x "$checkers/bin/actionlint" ]; then
  GOBIN="$PWD/$checkers/bin" go install github.com/rhysd/actionlint/cmd/actionlint@v1.7.12
fi
echo "Slurm, and the checkers in $checkers, are installed."
