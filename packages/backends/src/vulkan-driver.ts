/** Which Vulkan driver the loader will find on Linux. */
import { existsSync, readdirSync } from 'node:fs';

/** Folders in which the Vulkan loader looks for drivers' manifests. */
const manifestFolders = ['/usr/local/etc', '/usr/local/share', '/etc', '/usr/share'].map(
  (root) => `${root}/vulkan/icd.d`,
);
/** SwiftShader, which Debian's chromium brings along but does not register. */
const chromiumSwiftShader = '/usr/lib/chromium/vk_swiftshader_icd.json';

/** The variables by which a user picks drivers, in the order in which the loader heeds them. */
const userVariables = ['VK_DRIVER_FILES', 'VK_ICD_FILENAMES', 'VK_ADD_DRIVER_FILES'];

const hasManifest = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder).some((file) => file.endsWith('.json'));

/**
 * Points the loader of this process to chromium's SwiftShader where no driver is installed.
 * @returns what was done, for reports; undefined where nothing had to be.
 */
export function provideVulkanDriver(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  if (userVariables.some((name) => process.env[name]) || manifestFolders.some(hasManifest)) return undefined;
  if (!existsSync(chromiumSwiftShader)) return undefined;
  process.env.VK_DRIVER_FILES = chromiumSwiftShader;
  return 'no Vulkan driver is installed, so the SwiftShader that comes with chromium was used';
}
