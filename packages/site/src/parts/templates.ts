/** The Handlebars templates of the pages, compiled once. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import Handlebars from 'handlebars';
import { SiteError } from '../site-error';
import type { Facts } from '../page';

const FOLDER = join(__dirname, '..', '..', 'templates');
const PARTIALS = join(FOLDER, 'partials');

const read = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8');

/** A field that a template names and its view lacks is an error, not an empty place. */
const OPTIONS = { strict: true, knownHelpersOnly: true, knownHelpers: { fact: true, many: true } } as const;

let engine: typeof Handlebars | undefined;
const compiled = new Map<string, Handlebars.TemplateDelegate>();

/** The files are read again: they may have changed. */
export function forgetTemplates(): void {
  engine = undefined;
  compiled.clear();
}

/** Sets a view in its template; `{{{fact 'cases'}}}` is a number of the facts. */
export function render(template: string, view: object, facts: Facts = {}): string {
  engine ??= prepared();
  let page = compiled.get(template);
  if (page === undefined) {
    page = engine.compile(read(FOLDER, `${template}.hbs`), OPTIONS);
    compiled.set(template, page);
  }
  return page({ ...view, facts }, { data: { facts, template } });
}

function prepared(): typeof Handlebars {
  const made = Handlebars.create();
  for (const file of readdirSync(PARTIALS).sort())
    made.registerPartial(basename(file, '.hbs'), made.compile(read(PARTIALS, file), OPTIONS));
  made.registerHelper('fact', (name: string, { data }: { data: { facts: Facts; template: string } }) => {
    const value = data.facts[name];
    if (value === undefined) throw new SiteError(`${data.template}.hbs shows '${name}', which is no fact`);
    return `<data data-fact="${name}" value="${String(value)}">${numberText(value)}</data>`;
  });
  made.registerHelper('many', (count: number, one: string, several: string) => (count === 1 ? one : several));
  return made;
}

/** With a thin space between thousands; small and large ones with an exponent. */
export function numberText(value: number): string {
  if (!Number.isInteger(value)) return String(Number(value.toPrecision(3)));
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, '\u202f');
}
