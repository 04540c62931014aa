#!/usr/bin/env bash
# Runs the generated cases on every backend: one that is missing fails. Usage: tools/ci/backends.sh, after tools/setup/backends.sh.
# What is compiled stays in GRADCERT_HOME, or the user's cache folder, for the next time.
# Those that compile each shape for a second run one shape per entry, and the family in which more shapes find more.
set -euo pipefail
cd "$(dirname "$0")/../.."

reports=.gradcert/ci

step() {
  local start=$SECONDS
  echo "== $*"
  npx gradcert "$@"
  echo "== took $((SECONDS - start)) s"
}

step run --require tfjs-cpu,tfjs-wasm,tfjs-node,tfjs-node-gpu,xla --report "$reports/all-shapes"
step run --require tfjs-webgpu --report "$reports/webgpu"
step run --profile quick --require iree-llvm-cpu,iree-vulkan --report "$reports/iree"
step run 'bn-*' --require iree-vulkan --report "$reports/iree-normalisation"
step prove '*:text' --with xla
step prove '*:meaning' --with xla
step prove '*:replicas' --with xla
