"""Gives the mutants that tools/strength/export.ts wrote to other gradient checkers, and prints a table.

    npm run strength -- FOLDER && python tools/strength/compare.py FOLDER

Writes FOLDER/comparison.json. Needs jax, torch and numpy. XLA compiles every text; that time is counted apart.
"""

import json
import os
import pathlib
import platform
import sys
import time
import zlib
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import jax
import numpy as np
import torch

from checkers import CHECKERS, Node
from xla import Program

TITLES = {
    "gradcert": "gradcert",
    "gradcheck": "`torch.autograd.gradcheck`, slow mode",
    "gradcheck-fast": "`torch.autograd.gradcheck`, fast mode",
    "check_grads": "`jax.test_util.check_grads`, reverse mode, order 1",
    "tfjs": "the tolerance of TensorFlow.js's tests, 1e-3",
}
TOOLS = list(TITLES)


def draw(operand, generator):
    """Random normal data, or what the operand's kind asks for."""
    shape, kind = tuple(operand["shape"]), operand["kind"]
    if kind == "real":
        return generator.standard_normal(shape)
    if kind == "one-hot":
        return np.eye(shape[-1])[generator.integers(shape[-1], size=shape[:-1])]
    raise ValueError(f"no data of the kind {kind} are drawn here")


def timed(action):
    """The result, and the seconds of processor time: a machine that is shared does not change them much."""
    start = time.process_time()
    result = action()
    return result, time.process_time() - start


class Bench:
    """The checkers at one shape of a node: those that the right gradient fails are left out."""

    def __init__(self, folder, entry, name):
        self._folder = folder
        place = entry["places"][name]
        self._operands = place["gradient"]["operands"]
        generator = np.random.default_rng(zlib.crc32(f"{entry['entry']} {name}".encode()))
        operands = {o["name"]: o for o in place["forward"]["operands"] + self._operands}
        self._data = {key: draw(operand, generator) for key, operand in operands.items()}
        forward = Program(self._text(place["forward"]), place["forward"]["operands"])
        right = Program(self._text(place["gradient"]), self._operands)
        self.compiling = forward.seconds + right.seconds
        self._right = right(self._data)
        self._node = Node(forward, entry["argument"], entry.get("cotangent"), self._data)
        self._node.gradient = right
        made = {tool: make(self._node) for tool, make in CHECKERS.items()}
        self.failing_right = [tool for tool, fails in made.items() if fails()]
        self._checkers = {tool: fails for tool, fails in made.items() if tool not in self.failing_right}

    def _text(self, texts):
        return (self._folder / texts["f64"]).read_text()

    def verdicts(self, mutant):
        """For each tool: does it report the mutant, and in how many seconds; and is its result here the right one."""
        program = Program(self._text(mutant["texts"]), self._operands)
        self.compiling += program.seconds
        self._node.gradient = program
        same = np.array_equal(program(self._data), self._right, equal_nan=True)
        results = {"gradcert": {"killed": mutant["verdict"] == "killed"}, "tfjs": mutant["tfjs"]}
        for tool, fails in self._checkers.items():
            killed, seconds = timed(fails)
            results[tool] = {"killed": killed, "seconds": seconds}
        return results, same


def compare(folder, entry):
    """One record for each mutant of an entry."""
    benches = {name: Bench(folder, entry, name) for name in sorted({m["place"] for m in entry["mutants"]})}
    records = []
    for mutant in entry["mutants"]:
        results, same = benches[mutant["place"]].verdicts(mutant)
        about = {key: mutant[key] for key in ("id", "operator", "place", "layers")}
        records.append({**about, "sameFloat64": same, "tools": results})
    failing = {name: bench.failing_right for name, bench in benches.items() if bench.failing_right}
    return {
        "entry": entry["entry"],
        "gradcertSeconds": entry["seconds"],
        "compilingSeconds": sum(bench.compiling for bench in benches.values()),
        "failingRight": failing,
        "mutants": records,
    }


def verdicts_of(entries, tool):
    return [m["tools"][tool] for entry in entries for m in entry["mutants"] if tool in m["tools"]]


def table(header, rows):
    lines = [header, ["---"] + ["---:"] * (len(header) - 1), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def summary(entries):
    rows = []
    for tool in TOOLS:
        verdicts = verdicts_of(entries, tool)
        killed = sum(v["killed"] for v in verdicts)
        if tool == "gradcert":
            seconds = sum(e["gradcertSeconds"] for e in entries)
        else:
            seconds = sum(v["seconds"] for v in verdicts)
        share = f"{100 * killed / len(verdicts):.1f} %"
        rows.append([TITLES[tool], killed, len(verdicts), share, f"{seconds:.1f}"])
    compiling = sum(entry["compilingSeconds"] for entry in entries)
    note = f"XLA compiled the texts, once for the three checkers in float64, in {compiling:.1f} s."
    return table(["checker", "killed", "of", "share", "s"], rows) + f"\n\n{note}"


def missed(entries):
    """For each operator that some tool misses: how many mutants of it each does not report."""
    mutants = [mutant for entry in entries for mutant in entry["mutants"]]
    rows = []
    for operator in sorted({m["operator"] for m in mutants}):
        mine = [m for m in mutants if m["operator"] == operator]
        asked = {tool: [m["tools"][tool] for m in mine if tool in m["tools"]] for tool in TOOLS}
        counts = [sum(not v["killed"] for v in asked[tool]) for tool in TOOLS]
        if any(counts):
            rows.append([operator, len(mine), *counts, sum(m["sameFloat64"] for m in mine)])
    header = ["operator", "mutants", *TOOLS, "same float64 result"]
    return table([f"missed, by {header[0]}", *header[1:]], rows)


def report(record, seconds):
    counts = {tool: sum(v["killed"] for v in verdicts_of([record], tool)) for tool in TOOLS}
    failing = record["failingRight"] or "none"
    about = f"{record['entry']}: {len(record['mutants'])} mutants in {seconds:.0f} s"
    print(f"{about}, killed {counts}, right gradient fails {failing}", file=sys.stderr, flush=True)


def measure(work):
    """One entry, in a process of its own, so that its processor time is its own."""
    folder, entry = work
    record, seconds = timed(lambda: compare(folder, entry))
    report(record, seconds)
    return record


def main():
    folder = pathlib.Path(sys.argv[1])
    manifest = json.loads((folder / "manifest.json").read_text())
    chosen = [e for e in manifest["entries"] if len(sys.argv) == 2 or e["entry"] in sys.argv[2:]]
    versions = {
        "python": platform.python_version(),
        "node": manifest["node"],
        "jax": jax.__version__,
        "torch": torch.__version__,
        "numpy": np.__version__,
        "cores": os.cpu_count(),
    }
    entries = []
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        for record in pool.map(measure, [(folder, entry) for entry in chosen]):
            entries.append(record)
            document = {"schema": "gradcert.comparison/1", "versions": versions, "entries": entries}
            (folder / "comparison.json").write_text(json.dumps(document, indent=2) + "\n")
    print(summary(entries), missed(entries), json.dumps(versions), sep="\n\n")


if __name__ == "__main__":
    main()
