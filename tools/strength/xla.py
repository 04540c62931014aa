"""StableHLO texts compiled by XLA for the CPU, and called with numpy arrays."""

import re
import time

import jax
import numpy as np
from jax.extend.backend import get_backend, get_compile_options
from jaxlib import xla_client

jax.config.update("jax_enable_x64", True)

_client = get_backend("cpu")
_device = _client.local_devices()[0]
_devices = xla_client.DeviceList((_device,))
# A conversion to a narrower type and back is a mutation here: XLA may not leave it out.
_options = get_compile_options(
    num_replicas=1,
    num_partitions=1,
    env_options_overrides={"xla_allow_excess_precision": False},
)


def on_device(value):
    """An operand that many calls read: most of a call's time goes into putting its operands there."""
    return jax.device_put(np.asarray(value, dtype=np.float64), _device)


class Program:
    """A compiled float64 function of named operands."""

    def __init__(self, text, operands):
        start = time.process_time()
        text = re.sub(r"func\.func @[\w.]+", "func.func public @main", text, count=1)
        self._executable = _client.compile_and_load(text, _devices, _options)
        self.seconds = time.process_time() - start
        self._operands = operands

    def __call__(self, values):
        """The result for values by name; each must have its operand's shape, which XLA does not check."""
        arguments = []
        for operand in self._operands:
            value = values[operand["name"]]
            if not isinstance(value, jax.Array):
                value = on_device(value)
            if value.shape != tuple(operand["shape"]) or value.dtype != np.float64:
                raise ValueError(f"{operand['name']} has the shape {value.shape} and the type {value.dtype}")
            arguments.append(value)
        result = self._executable.execute_sharded(arguments)
        [[shard]] = result.disassemble_into_single_device_arrays()
        return np.array(shard)
