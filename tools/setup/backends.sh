#!/usr/bin/env bash
# Installs every backend that npm does not bring. Usage: tools/setup/backends.sh, after npm ci.
# What is installed stays in GRADCERT_HOME, or the user's cache folder, for the next time.
set -euo pipefail
cd "$(dirname "$0")/../.."

for name in tfjs-node tfjs-node-gpu xla iree; do
  start=$SECONDS
  npx gradcert backends install "$name"
  echo "== $name took $((SECONDS - start)) s"
done
