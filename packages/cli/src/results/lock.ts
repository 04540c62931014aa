/**
 * One run at a time on a file: a lock beside it, which holds who has it and is taken over from a process that has ended.
 * (proper-lockfile tells a live holder by a time stamp that it renews. A run computes for seconds without a pause, and
 * one that was killed is to go on at once.)
 */
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { CallError } from '../exit';

/** What the lock of this process holds. */
const self = (): string => `${hostname()} ${String(process.pid)}\n`;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be signalled, and is alive.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the process that wrote a lock has ended; of another machine's nobody here can tell. */
function hasEnded(holder: string): boolean {
  const [host, pid] = holder.trim().split(' ');
  return host === hostname() && !isAlive(Number(pid));
}

/**
 * Locks a file until the returned function is called.
 * @throws CallError where a run that has not ended holds it.
 */
export function lockFile(path: string): () => void {
  const lock = `${path}.lock`;
  const mine = `${lock}.${String(process.pid)}`;
  writeFileSync(mine, self());
  try {
    // A link appears whole or not at all, and never over another one.
    if (!tryLink(mine, lock) && !(takeOver(lock) && tryLink(mine, lock))) throw held(path, lock);
  } finally {
    rmSync(mine, { force: true });
  }
  return () => {
    rmSync(lock, { force: true });
  };
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a process that has ended; two that try at once never remove each other's new one. */
function takeOver(lock: string): boolean {
  if (existsSync(lock) && !hasEnded(readFileSync(lock, 'utf8'))) return false;
  const taken = `${lock}.old.${String(process.pid)}`;
  try {
    renameSync(lock, taken);
  } catch {
    return true; // Somebody else was faster, and who links first has it.
  }
  const live = !hasEnded(readFileSync(taken, 'utf8'));
  if (live) tryLink(taken, lock);
  rmSync(taken, { force: true });
  return !live;
}

const held = (path: string, lock: string): CallError =>
  new CallError(
    `${path} is in use by another run${existsSync(lock) ? ` (host and process ${readFileSync(lock, 'utf8').trim()})` : ''}`,
    `give another file by --results, or, where no such run is under way, remove ${lock}`,
  );
