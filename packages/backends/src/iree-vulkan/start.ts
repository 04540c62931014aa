import type { Backend } from '../backend';
import { ireeBackend } from '../iree/backend';
import { firstDevice } from '../iree/devices';
import { programs, version } from '../iree/installation';
import { provideVulkanDriver } from '../vulkan-driver';

/** @throws Error where IREE is not installed, or finds no Vulkan device. */
export async function start(): Promise<Backend> {
  const { run } = programs();
  const note = provideVulkanDriver();
  const device = await firstDevice(run, 'vulkan');
  return ireeBackend(
    { flags: ['--iree-hal-target-device=vulkan'], device: 'vulkan', machine: '' },
    {
      backend: 'iree-vulkan',
      device: `${device.name}${device.isProcessor ? ' (software)' : ''}`,
      version: `IREE ${version}, ${device.interface}`,
      software: device.isProcessor,
      ...(note === undefined ? {} : { note }),
    },
  );
}
