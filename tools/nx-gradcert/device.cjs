'use strict';
/**
 * What decides on which device, and with which driver, a backend runs on this machine, as one text: an input of the tasks whose
 * outcome is a device's. It starts no backend, since Nx asks it before every task; a machine that is told apart by
 * something else says so in GRADCERT_DEVICE.
 */
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { arch, cpus, homedir, platform, release } = require('node:os');
const { join } = require('node:path');

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);
const list = (folder) => (existsSync(folder) ? readdirSync(folder).sort() : []);

/** Display controllers and accelerators on the PCI bus: class 0x03 and 0x12. */
const gpus = list('/sys/bus/pci/devices')
  .map((device) => join('/sys/bus/pci/devices', device))
  .filter((device) => /^0x(03|12)/.test(read(join(device, 'class')) ?? ''))
  .map((device) => ['vendor', 'device', 'revision'].map((name) => read(join(device, name))).join(' '));

/** Versions of the kernel's drivers. */
const drivers = ['nvidia', 'amdgpu', 'i915', 'xe'].map((name) => [name, read(`/sys/module/${name}/version`)]);

/** What Vulkan's loader would read, and Mesa's version, which its files name. */
const vulkan = [
  ...(process.env.VK_DRIVER_FILES ?? process.env.VK_ICD_FILENAMES ?? '').split(':'),
  ...['/usr/share', '/etc', join(homedir(), '.local/share')]
    .map((folder) => join(folder, 'vulkan/icd.d'))
    .flatMap((folder) => list(folder).map((name) => join(folder, name))),
]
  .filter(Boolean)
  .map((file) => [file, read(file)]);

const text = JSON.stringify({
  named: process.env.GRADCERT_DEVICE,
  backend: process.env.GRADCERT_BACKEND,
  system: [platform(), arch(), release(), cpus()[0]?.model],
  gpus,
  drivers,
  nvidia: read('/proc/driver/nvidia/version'),
  vulkan,
});
process.stdout.write(`${text}\n`);
