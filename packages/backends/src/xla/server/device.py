"""StableHLO text, compiled and run by XLA."""

import jax
import numpy as np
from jax.extend.backend import get_backend, get_compile_options
from jaxlib import xla_client


class Device:
    """One device, or several that run one replica each."""

    def __init__(self, platform, count):
        jax.config.update("jax_enable_x64", True)
        if platform == "cpu":
            jax.config.update("jax_num_cpu_devices", count)
        self.client = get_backend(platform)
        self.devices = self.client.local_devices()[:count]
        if len(self.devices) < count:
            raise RuntimeError(f"{platform} has {len(self.devices)} devices, {count} were asked for")
        self.list = xla_client.DeviceList(tuple(self.devices))
        mesh = jax.sharding.Mesh(np.array(self.devices), ("replica",))
        self.sharding = jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec())
        self.programs = {}

    def compile(self, key, text):
        """The text's entry is its public function @main."""
        assignment = np.array([[device.id] for device in self.devices])
        options = get_compile_options(
            num_replicas=len(self.devices), num_partitions=1, device_assignment=assignment
        )
        # Replicas are programs of their own here, not parts of one that XLA divides.
        options.executable_build_options.use_spmd_partitioning = False
        self.programs[key] = self.client.compile_and_load(text, self.list, options)

    def run(self, key, arrays):
        """Takes the arguments of every replica in turn, and answers the results of every replica in turn."""
        count = len(arrays) // len(self.devices)
        arguments = [self._place(arrays[position::count]) for position in range(count)]
        results = self.programs[key].execute_sharded(arguments).disassemble_into_single_device_arrays()
        return [np.asarray(result[replica]) for replica in range(len(self.devices)) for result in results]

    def forget(self, key):
        del self.programs[key]

    def _place(self, copies):
        placed = [jax.device_put(copy, device) for copy, device in zip(copies, self.devices)]
        if len(placed) == 1:
            return placed[0]
        return jax.make_array_from_single_device_arrays(copies[0].shape, self.sharding, placed)
