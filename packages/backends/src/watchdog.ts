/**
 * Ends this process when its parent has gone, even while it is busy: a thread of its own looks, since a
 * kernel that runs for minutes keeps the main thread from hearing that the channel closed.
 */
import { Worker } from 'node:worker_threads';

const millisecondsBetweenLooks = 500;

const program = `
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, ${String(millisecondsBetweenLooks)});
`;

export function endWithParent(): void {
  new Worker(program, { eval: true, execArgv: [] }).unref();
}
