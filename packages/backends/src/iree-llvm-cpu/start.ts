import type { Backend } from '../backend';
import { ireeBackend } from '../iree/backend';
import { version } from '../iree/installation';
import { processorName } from '../processor';

export function start(): Promise<Backend> {
  const device = processorName();
  const backend = ireeBackend(
    {
      flags: [
        '--iree-hal-target-device=local',
        '--iree-hal-local-target-device-backends=llvm-cpu',
        '--iree-llvmcpu-target-cpu=host',
        // Else it would compute in float32.
        '--iree-input-demote-f64-to-f32=false',
      ],
      device: 'local-task',
      machine: device,
    },
    { backend: 'iree-llvm-cpu', device, version: `IREE ${version}`, software: true },
  );
  return Promise.resolve(backend);
}
