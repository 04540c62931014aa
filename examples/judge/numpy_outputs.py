"""Lays the outputs of NumPy beside exported cases: numpy_outputs.py FOLDER"""

import json
import sys
from pathlib import Path

import numpy as np

KERNELS = {
    "dense-weight-grad": lambda x, dy, **others: x.T @ dy,
    "dense-input-grad": lambda W, dy, **others: dy @ W.T,
    "dense-bias-grad": lambda dy, **others: dy.sum(axis=0),
}

folder = Path(sys.argv[1])
manifest = json.loads((folder / "manifest.json").read_text())
for case in manifest["cases"]:
    for run in case["runs"]:
        inputs = {each["name"]: np.load(folder / each["file"]) for each in run["inputs"]}
        np.save(folder / run["output"]["file"], KERNELS[case["entry"]](**inputs))
