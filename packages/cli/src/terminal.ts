/** Where output goes: the document or the readable text to stdout, progress and notes to stderr. */
import pc from 'picocolors';
import { currentAnswer, type Answer } from './capture';
import { toJson } from './json';

export type Colours = ReturnType<typeof pc.createColors>;

export interface Terminal {
  readonly json: boolean;
  readonly colours: Colours;
  /** A line of readable text; not printed under --json. */
  print(text?: string): void;
  /** A line about the work itself, to stderr. */
  note(text: string): void;
  /** The command's JSON document; printed only under --json. */
  document(value: object): void;
}

export function openTerminal(options: { readonly json?: boolean }): Terminal {
  const answer = currentAnswer();
  if (answer) return answering(answer);
  const json = options.json ?? false;
  return {
    json,
    colours: pc.createColors(!json && pc.isColorSupported),
    print: (text = '') => {
      if (!json) process.stdout.write(`${text}\n`);
    },
    note: (text) => void process.stderr.write(`${text}\n`),
    document: (value) => {
      if (json) process.stdout.write(toJson(value));
    },
  };
}

/** The terminal of a call from a program. */
const answering = (answer: Answer): Terminal => ({
  json: true,
  colours: pc.createColors(false),
  print: () => undefined,
  note: () => undefined,
  document: (value) => {
    answer.document = value;
  },
});
