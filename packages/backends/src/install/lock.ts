/** One process at a time works on an installation; a lock whose owner was killed is taken over. */
import { lock } from 'proper-lockfile';
import { InstallError } from './installation';

const stale = 20_000;
const waitMilliseconds = 500;
const mostWaits = (2 * 3600 * 1000) / waitMilliseconds;

/**
 * Runs the work with a folder locked.
 * @param onWait called once where another process has the lock.
 * @param work gets a signal that says that the lock was lost: this process slept, and another took it over.
 */
export async function locked<Result>(
  folder: string,
  onWait: () => void,
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const lost = new AbortController();
  const options = {
    stale,
    onCompromised: (error: Error) => {
      lost.abort(new InstallError(`the lock of ${folder} was lost: ${error.message}`, 'run it again'));
    },
  };
  const release = await lock(folder, options).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    onWait();
    const retries = { retries: mostWaits, factor: 1, minTimeout: waitMilliseconds };
    return lock(folder, { ...options, retries });
  });
  try {
    return await work(lost.signal);
  } finally {
    if (!lost.signal.aborted) await release();
  }
}
