"""Frames: a little-endian 32-bit length, that much JSON, and the bytes of the arrays that the JSON declares, row-major."""

import json
import os
import struct

import numpy as np

DTYPES = {
    "f32": np.dtype(np.float32),
    "f64": np.dtype(np.float64),
    "i32": np.dtype(np.int32),
    "i1": np.dtype(np.bool_),
}
try:
    # NumPy has no bfloat16 of its own; where nobody installed one, nobody asks for it.
    import ml_dtypes

    DTYPES["bf16"] = np.dtype(ml_dtypes.bfloat16)
except ModuleNotFoundError:
    pass
NAMES = {dtype: name for name, dtype in DTYPES.items()}


class Frames:
    """Takes standard input and output for itself; what a library prints goes to stderr from here on, and it reads nothing."""

    def __init__(self):
        self.input = os.fdopen(os.dup(0), "rb")
        self.output = os.fdopen(os.dup(1), "wb")
        os.dup2(2, 1)
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)

    def _exactly(self, count):
        data = self.input.read(count)
        if len(data) < count:
            raise EOFError
        return data

    def read(self):
        """A request and its arrays. Raises EOFError where there are no more."""
        (length,) = struct.unpack("<I", self._exactly(4))
        header = json.loads(self._exactly(length))
        arrays = []
        for declared in header["arrays"]:
            dtype = DTYPES[declared["type"]]
            count = int(np.prod(declared["shape"], dtype=np.int64))
            data = self._exactly(count * dtype.itemsize)
            arrays.append(np.frombuffer(data, dtype).reshape(declared["shape"]))
        return header, arrays

    def write(self, header, arrays=()):
        header["arrays"] = [{"type": NAMES[array.dtype], "shape": list(array.shape)} for array in arrays]
        encoded = json.dumps(header).encode()
        self.output.write(struct.pack("<I", len(encoded)) + encoded)
        for array in arrays:
            self.output.write(array.tobytes())
        self.output.flush()
