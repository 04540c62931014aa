/** Search over all pages: a dialog, opened by its button or by '/'. */
interface Found {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
}
interface Pagefind {
  readonly options: (options: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly debouncedSearch: (
    query: string,
  ) => Promise<{ readonly results: readonly { readonly data: () => Promise<Found> }[] } | null>;
}

/** Results that are shown. */
const SHOWN = 12;

const DIALOG = `
<form method="dialog">
<input type="search" aria-label="Search all pages" placeholder="A node, an op, a theorem, a word" autocomplete="off" spellcheck="false">
<button class="tool" aria-label="Close">Esc</button>
</form>
<p class="note" role="status"></p>
<ul></ul>`;

export function offerSearch(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-open-search]');
  if (!button || location.protocol === 'file:') return;
  button.hidden = false;
  let dialog: HTMLDialogElement | undefined;
  const open = (): void => {
    dialog ??= makeDialog();
    dialog.showModal();
  };
  button.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    open();
  });
}

function makeDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'search';
  dialog.setAttribute('aria-label', 'Search');
  dialog.innerHTML = DIALOG;
  document.body.append(dialog);
  const input = dialog.querySelector('input') as HTMLInputElement;
  const status = dialog.querySelector('p') as HTMLElement;
  const list = dialog.querySelector('ul') as HTMLElement;
  input.addEventListener('input', () => {
    void search(input.value).then((found) => {
      if (!found) return; // Typing went on meanwhile.
      status.textContent = input.value.trim() === '' ? '' : found.length === 0 ? 'Nothing found.' : '';
      list.replaceChildren(...found.map(item));
    });
  });
  dialog.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const links = [...list.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement) + step;
    (links[at] ?? input).focus();
    event.preventDefault();
  });
  dialog.querySelector('form')?.addEventListener('submit', (event) => {
    const first = list.querySelector('a');
    if (event.submitter !== null && document.activeElement !== input) return;
    if (first) location.href = first.href;
  });
  return dialog;
}

let loaded: Promise<Pagefind> | undefined;

async function load(): Promise<Pagefind> {
  const base = new URL(document.body.dataset.base ?? './', location.href);
  const pagefind = (await import(new URL('pagefind/pagefind.js', base).href)) as Pagefind;
  await pagefind.options({ baseUrl: base.pathname, excerptLength: 22 });
  return pagefind;
}

/** What is found, best first; undefined where a later call overtook this one. */
async function search(query: string): Promise<readonly Found[] | undefined> {
  if (query.trim() === '') return [];
  loaded ??= load();
  const answer = await (await loaded).debouncedSearch(query);
  return answer ? Promise.all(answer.results.slice(0, SHOWN).map((result) => result.data())) : undefined;
}

function item({ url, excerpt, meta }: Found): HTMLElement {
  const line = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  const title = document.createElement('strong');
  title.textContent = meta.title ?? url;
  const text = document.createElement('span');
  text.innerHTML = excerpt; // Pagefind's own: text with <mark>.
  const kind = document.createElement('small');
  kind.textContent = meta.kind ?? '';
  link.append(title, ' ', kind, text);
  line.append(link);
  return line;
}
