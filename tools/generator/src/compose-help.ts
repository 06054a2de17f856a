import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIENCES, articleFile, bookOf, type HelpBook, type SourceArticle } from '@vcms/help/model';

/** Where the articles of the help pages stand, and what pages load of them. */
const CONTENT = 'features/help/content';

/** Every article of the repository at `root`. */
function sourceArticles(root: string): readonly SourceArticle[] {
  const folder = join(root, CONTENT, 'articles');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => articleFile(name.slice(0, -3), readFileSync(join(folder, name), 'utf8')));
}

/** The books of all audiences, as their files have to hold them. */
function composedBooks(root: string): readonly HelpBook[] {
  const all = sourceArticles(root);
  return AUDIENCES.map((audience) => bookOf(audience, all));
}

function moduleOf(book: HelpBook): string {
  return [
    '// Written by `npm run help` from the files in articles/: edit those.',
    '// biome-ignore-all lint/style/noExcessiveLinesPerFile: a list of articles, written by a program.',
    "import type { HelpBook } from '../model/article.ts';",
    '',
    `export const book: HelpBook = ${JSON.stringify(book, null, 2)};`,
    '',
  ].join('\n');
}

/** Writes the books; their paths from the root. They still have to be formatted. */
export function writeHelp(root: string): readonly string[] {
  return composedBooks(root).map((book) => {
    const file = `${CONTENT}/${book.audience}.ts`;
    writeFileSync(join(root, file), moduleOf(book));
    return file;
  });
}
