/**
 * Ends this process, and what it started, when its parent has gone, even while it is busy: a thread of its own
 * looks, since a kernel that runs for minutes keeps the main thread from hearing that the channel closed.
 */
import { Worker } from 'node:worker_threads';
import { hasGroups } from './process-group';

const millisecondsBetweenLooks = 500;

const program = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  if (process.ppid !== workerData.parent) process.kill(workerData.target, 'SIGKILL');
}, ${String(millisecondsBetweenLooks)});
`;

/** @param parent the parent's process id, as the parent says it: it may be gone before this process asks. */
export function endWithParent(parent: number): void {
  const target = hasGroups ? -process.pid : process.pid;
  new Worker(program, { eval: true, execArgv: [], workerData: { parent, target } }).unref();
}
