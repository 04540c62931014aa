/** Progress of long work: a bar on a terminal, now and then a plain line elsewhere; always on stderr. */
import { SingleBar } from 'cli-progress';
import { currentAnswer } from './capture';

export interface Progress {
  /** One more unit is done, or several; `label` says which. */
  advance(label: string, units?: number): void;
  /** Runs `print` with the bar out of the way. */
  interrupt(print: () => void): void;
  stop(): void;
}

/** Seconds between plain lines. */
const plainInterval = 5;

const SILENT: Progress = {
  advance: () => undefined,
  interrupt: (print) => {
    print();
  },
  stop: () => undefined,
};

export function startProgress(
  title: string,
  total: number,
  stream: NodeJS.WriteStream = process.stderr,
): Progress {
  if (currentAnswer()) return SILENT;
  return stream.isTTY ? bar(title, total, stream) : plainLines(title, total, stream);
}

function bar(title: string, total: number, stream: NodeJS.WriteStream): Progress {
  const single = new SingleBar({
    format: `${title} [{bar}] {value}/{total} {label}`,
    stream,
    hideCursor: true,
    clearOnComplete: true,
    barCompleteChar: '=',
    barIncompleteChar: ' ',
    barsize: 30,
  });
  single.start(total, 0, { label: '' });
  return {
    advance: (label, units = 1) => {
      single.increment(units, { label: label.slice(0, 50) });
    },
    interrupt: (print) => {
      stream.write('\r\x1b[K');
      print();
      single.render();
    },
    stop: () => {
      single.stop();
    },
  };
}

function plainLines(title: string, total: number, stream: NodeJS.WritableStream): Progress {
  let done = 0;
  let last = performance.now();
  return {
    advance: (label, units = 1) => {
      done += units;
      if (performance.now() - last < plainInterval * 1000) return;
      last = performance.now();
      stream.write(`${title}: ${String(done)}/${String(total)} ${label}\n`);
    },
    interrupt: (print) => {
      print();
    },
    stop: () => undefined,
  };
}
