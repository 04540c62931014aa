/** The written documents, found by their folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repository } from '@gradcert/spec';

export interface MarkdownFile {
  /** From the repository's root: 'docs/notation.md'. */
  readonly file: string;
  /** 'notation'; of a guide, its name below docs/guides. */
  readonly name: string;
  readonly isGuide: boolean;
  readonly text: string;
}

/** Where docs/ stands: in the repository, or in this package where it was installed. */
export const documentsRoot = repository ?? join(__dirname, '..');

/** Markdown of docs/ and docs/guides/, by sorted listing. */
export const readDocuments = (root: string): readonly MarkdownFile[] =>
  ['docs', 'docs/guides'].flatMap((folder) =>
    (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [])
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => ({
        file: `${folder}/${name}`,
        name: basename(name, '.md'),
        isGuide: folder === 'docs/guides',
        text: readFileSync(join(root, folder, name), 'utf8'),
      })),
  );

/** The text of a document's first heading. */
export const titleOf = ({ text, name }: MarkdownFile): string => /^# (.+)$/m.exec(text)?.[1] ?? name;

/** Its first paragraph's first sentence, without marks. */
export function summaryOf({ text }: MarkdownFile): string {
  const paragraph = text.split(/\n{2,}/).find((block) => /^[A-Za-z`*_[]/.test(block)) ?? '';
  const plain = paragraph.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[*_`]/g, '');
  return /^.*?[.:](?=\s|$)/s.exec(plain.replaceAll('\n', ' '))?.[0].replace(/:$/, '.') ?? plain;
}
