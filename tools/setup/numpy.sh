#!/usr/bin/env bash
# NumPy for python3, which the tests of kernels in Python use: what is there already, else by pip, else by apt.
set -euo pipefail

if python3 -c 'import numpy' 2>/dev/null; then
  exit 0
fi
if python3 -m pip --version >/dev/null 2>&1 && python3 -m pip install --quiet numpy; then
  exit 0
fi
apt-get update
apt-get install -y --no-install-recommends python3-numpy
