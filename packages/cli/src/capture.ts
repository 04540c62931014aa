/** Commands that are called as functions: their document is an answer, and nothing is printed. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ExitCode } from './exit';

export interface Answer {
  document?: object;
  exitCode?: ExitCode;
}

const answers = new AsyncLocalStorage<Answer>();

/** The answer of the call that this is part of; undefined for a command line. */
export const currentAnswer = (): Answer | undefined => answers.getStore();

/** Runs a command's work, whose output goes into the answer. */
export async function captured(work: () => Promise<unknown>): Promise<Answer> {
  const answer: Answer = {};
  await answers.run(answer, work);
  return answer;
}
