"""Kernels that misbehave, by their names."""

import os
import sys

import numpy as np
from gradcert import Unsupported, kernel, stablehlo

print("a greeting on standard output")


@kernel("double")
def double(x):
    return 2 * x


@kernel("write over an operand")
def write(x):
    x[0] = 9
    return x


@kernel("print")
def prints(x):
    print("garbage on standard output")
    os.system("echo more of it")
    return x


@kernel("throw")
def throws(x):
    raise ValueError(f"no luck\nwith {x[0]}")


@kernel("throw in a library")
def throws_deep(x):
    return np.reshape(x, (5, 7))


@kernel("return nothing")
def nothing(x):
    pass


@kernel("return integers")
def integers(x):
    return x.astype(np.int64)


@kernel("return float64")
def wide(x):
    return x.astype(np.float64)


@kernel("return NaN")
def nan(x):
    return x * np.nan


@kernel("ask for too much")
def much(x, dy):
    return x


@kernel("read input")
def reads(x):
    return np.float32(len(sys.stdin.read()))


@kernel("lack it")
def lacks(x):
    raise Unsupported("not on this GPU")


@kernel("abort")
def aborts(x):
    print("about to fall", file=sys.stderr)
    os.abort()


@kernel("answer garbage")
def garbage(x):
    for descriptor in range(3, 9):
        try:
            os.write(descriptor, b"garbage" * 9)
        except OSError:
            pass
    return x


@stablehlo
def run(text, inputs):
    return [a + b for a, b in [inputs]]
