/** The Handlebars templates of the pages, compiled once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Handlebars from 'handlebars';

const FOLDER = join(__dirname, '..', '..', 'templates');

export type PageTemplate = 'entry' | 'hypothesis' | 'index' | 'net';

const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

/** A field that a template names and its view lacks is an error, not an empty place. */
const engine = Handlebars.create();
const OPTIONS = { strict: true, knownHelpersOnly: true } as const;
const PARTIALS = ['layout', 'steps', 'apply'] as const;
const compiled = new Map<PageTemplate, Handlebars.TemplateDelegate>();

/** Sets a page in its template. */
export function render(template: PageTemplate, view: object): string {
  if (compiled.size === 0) {
    for (const name of PARTIALS) engine.registerPartial(name, engine.compile(read(`${name}.hbs`), OPTIONS));
  }
  let page = compiled.get(template);
  if (page === undefined) {
    page = engine.compile(read(`${template}.hbs`), OPTIONS);
    compiled.set(template, page);
  }
  return page(view);
}

export const stylesheet = (): string => read('style.css');
