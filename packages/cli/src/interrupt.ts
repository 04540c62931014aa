/** Ctrl-C (and a polite kill): stop waiting, release what is held, keep what is known so far. */

/**
 * Waits for the work, or for SIGINT or SIGTERM, whichever comes first; then releases.
 * @returns true where the work was interrupted.
 */
export async function untilInterrupted(
  work: (signal: AbortSignal) => Promise<void>,
  release: () => Promise<void>,
): Promise<boolean> {
  const controller = new AbortController();
  let interrupt: () => void = () => undefined;
  const signalled = new Promise<true>((resolve) => {
    interrupt = () => {
      controller.abort();
      resolve(true);
    };
  });
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  try {
    // Once interrupted, what becomes of the work is nobody's concern.
    return await Promise.race([work(controller.signal).then(() => false), signalled]);
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
    await release();
  }
}

/** Lets signals in between two pieces of synchronous work. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
