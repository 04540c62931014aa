/** The page that runs cases on the reader's GPU. */
import { summariseRun, type Case, type CaseResult } from '@gradcert/conformance';
import type { RunningBackend, RunRequest, WorkerMessage } from './messages';
import { reportText } from './report';
import { showResults } from './results-table';

function part(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-run="${name}"]`);
  if (!found) throw new Error(`the page has no part '${name}'`);
  return found;
}

const what = part('what') as HTMLSelectElement;
const quick = part('quick') as HTMLInputElement;
const go = part('go') as HTMLButtonElement;
const stop = part('stop') as HTMLButtonElement;
const progress = part('progress') as HTMLProgressElement;
const status = part('status');
const adapter = part('adapter');
const table = part('results');
const download = part('download') as HTMLAnchorElement;

/** Ids of the entries that the choice stands for. */
const chosen = (): readonly string[] => (what.selectedOptions[0]?.dataset.entries ?? '').split(' ');

async function casesOf(ids: readonly string[]): Promise<readonly Case[]> {
  const lists = await Promise.all(
    ids.map(async (id) => (await (await fetch(`cases/${id}.json`)).json()) as readonly Case[]),
  );
  return lists.flat().filter(({ depth }) => !quick.checked || depth === 'quick');
}

async function run(): Promise<void> {
  go.disabled = true;
  stop.hidden = false;
  download.hidden = true;
  const title = `gradcert run ${what.value}`;
  const cases = await casesOf(chosen());
  const results: CaseResult[] = [];
  let backend: RunningBackend | undefined;
  const worker = new Worker('worker.js');
  const began = performance.now();
  const say = (text: string): void => {
    status.textContent = text;
  };
  progress.hidden = false;
  progress.max = cases.length;
  progress.value = 0;
  table.replaceChildren();
  say('Starting…');

  const end = (interrupted: boolean): void => {
    worker.terminate();
    go.disabled = false;
    stop.hidden = true;
    stop.onclick = null;
    if (!backend) return;
    const seconds = Math.round(performance.now() - began) / 1000;
    const { passed, failed, unsupported } = summariseRun(results, seconds);
    const verdict = failed > 0 ? 'A claim is refuted' : interrupted ? 'Stopped' : 'All held';
    say(
      `${verdict}: ${String(passed)} of ${String(results.length)} passed, ${String(failed)} failed, ${String(unsupported)} unsupported, in ${String(seconds)} s.`,
    );
    status.dataset.verdict = failed > 0 ? 'failed' : 'passed';
    const report = new Blob([reportText({ title, backend, results, seconds, interrupted })], {
      type: 'application/json',
    });
    if (download.href !== '') URL.revokeObjectURL(download.href);
    download.href = URL.createObjectURL(report);
    download.hidden = false;
  };

  const broke = (reason: string): void => {
    end(true);
    say(`The run broke: ${reason}`);
    status.dataset.verdict = 'failed';
  };

  const take = (message: WorkerMessage): void => {
    switch (message.kind) {
      case 'started':
        backend = message.backend;
        adapter.textContent = `${backend.device} · ${backend.version}`;
        break;
      case 'result':
        results.push(message.result);
        progress.value = results.length;
        say(`${String(results.length)} of ${String(cases.length)} cases`);
        showResults(table, results);
        break;
      case 'unavailable':
        adapter.textContent = '';
        say(`Nothing ran. ${message.reason}`);
        status.dataset.verdict = 'unavailable';
        end(true);
        break;
      case 'broke':
        broke(message.reason);
        break;
      case 'done':
        end(false);
        break;
      default:
        message satisfies never;
    }
  };
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    take(data);
  };
  worker.onerror = ({ message }) => {
    broke(message);
  };
  stop.onclick = () => {
    end(true);
  };
  worker.postMessage({ cases } satisfies RunRequest);
}

/** `?what=conv-weight-grad`, as the pages of nodes link here. */
function choose(): void {
  const wanted = new URLSearchParams(location.search).get('what');
  if (wanted !== null && [...what.options].some(({ value }) => value === wanted)) what.value = wanted;
}

choose();
part('controls').hidden = false;
if (!('gpu' in navigator)) {
  go.disabled = true;
  status.textContent =
    'This browser has no WebGPU, so nothing can run here. Chrome and Edge have it since version 113, Safari since 26, Firefox on Windows since 141; it also needs https, or localhost.';
  status.dataset.verdict = 'unavailable';
}
go.addEventListener('click', () => {
  void run();
});
