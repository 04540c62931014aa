/** What IREE's runtime says of the devices of a driver. */
import { runTool } from './run-tool';

export interface IreeDevice {
  readonly name: string;
  readonly isProcessor: boolean;
  /** The driver's interface and its version. */
  readonly interface: string;
}

/**
 * The first device of a driver, which is the one that runs modules.
 * @param run path of iree-run-module.
 * @throws Error where there is none.
 */
export async function firstDevice(run: string, driver: string): Promise<IreeDevice> {
  const dump = await runTool(run, [`--dump_devices=${driver}`]);
  const field = (name: string): string | undefined =>
    new RegExp(`^${name}: (.+)$`, 'm').exec(dump)?.[1]?.trim();
  const name = field('name');
  if (name === undefined) throw new Error(`IREE finds no ${driver} device`);
  return { name, isProcessor: field('type') === 'cpu', interface: `${driver} ${field('api') ?? ''}`.trim() };
}
