/** Style sheets and fonts: all of them on the site itself. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SiteError } from './site-error';
import type { SiteFile } from './site-file';

const STYLES = join(__dirname, '..', 'styles');

const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));

/** Text fonts by the name under which style.css asks for them. */
const FONTS: Readonly<Record<string, readonly [name: string, file: string]>> = {
  'source-serif-4': ['source-serif-4', 'source-serif-4-latin-wght-normal'],
  'source-serif-4-italic': ['source-serif-4', 'source-serif-4-latin-wght-italic'],
  'source-sans-3': ['source-sans-3', 'source-sans-3-latin-wght-normal'],
  'source-code-pro': ['source-code-pro', 'source-code-pro-latin-wght-normal'],
};

export function staticAssets(): readonly SiteFile[] {
  const fonts = Object.entries(FONTS).map(([name, [family, file]]) => ({
    path: `assets/fonts/${name}.woff2`,
    content: readFileSync(join(folderOf(`@fontsource-variable/${family}`), 'files', `${file}.woff2`)),
  }));
  const style = { path: 'assets/style.css', content: readFileSync(join(STYLES, 'style.css'), 'utf8') };
  const icon = { path: 'assets/icon.svg', content: readFileSync(join(STYLES, 'icon.svg'), 'utf8') };
  return [style, icon, ...fonts, ...katexAssets()];
}

/** KaTeX's style sheet, asking for woff2 alone, and the fonts that it names. */
function katexAssets(): readonly SiteFile[] {
  const folder = join(folderOf('katex'), 'dist');
  const css = readFileSync(join(folder, 'katex.min.css'), 'utf8').replace(
    /src:(url\(fonts\/[\w-]+\.woff2\) format\("woff2"\))[^}]*/g,
    'src:$1',
  );
  if (/\.(woff|ttf)\)/.test(css))
    throw new SiteError('the style sheet of KaTeX has another form: see assets.ts');
  const names = [...css.matchAll(/url\(fonts\/([\w-]+\.woff2)\)/g)].map(([, name = '']) => name);
  return [
    { path: 'assets/katex.css', content: css },
    ...[...new Set(names)].sort().map((name) => ({
      path: `assets/fonts/${name}`,
      content: readFileSync(join(folder, 'fonts', name)),
    })),
  ];
}
