/** A worker process leads a group of its own, so that what it starts (a Python process, a compiler) ends with it. */

/** Node knows no process groups on Windows. */
export const hasGroups = process.platform !== 'win32';

/** Ends every process of the group that a process leads, whether or not the leader still lives. */
export function killGroup(leader: number): void {
  try {
    process.kill(hasGroups ? -leader : leader, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}
