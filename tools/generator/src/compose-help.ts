import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AUDIENCES,
  articleFile,
  type HelpAudience,
  pageArticlesOf,
  type SourceArticle,
} from '@vcms/help/model';

/** Where the articles of the help pages stand, and what pages load of them. */
const CONTENT = 'features/help/content';

/** Every article of the repository at `root`. */
function sourceArticles(root: string): readonly SourceArticle[] {
  const folder = join(root, CONTENT, 'articles');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => articleFile(name.slice(0, -3), readFileSync(join(folder, name), 'utf8')));
}

/** Those who read an article, in the order of AUDIENCES: the name of the file that holds it. */
function shelfOf({ audiences }: SourceArticle): string {
  return AUDIENCES.filter((audience) => audiences.includes(audience)).join('-and-');
}

const HEAD = [
  '// Written by `npm run help` from the files in articles/: edit those.',
  '// biome-ignore-all lint/style/noExcessiveLinesPerFile: a list of articles, written by a program.',
];

function shelfModule(articles: readonly SourceArticle[]): string {
  const plain = articles.map(({ id, title, group, blocks }) => ({ id, title, group, blocks }));
  return [
    ...HEAD,
    "import type { HelpArticle } from '../../model/article.ts';",
    '',
    `export const articles: readonly HelpArticle[] = ${JSON.stringify(plain, null, 2)};`,
    '',
  ].join('\n');
}

/** The variable of a shelf: cs-and-client-faq becomes csAndClientFaq. */
function nameOf(shelf: string): string {
  return shelf.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}

function bookModule(audience: HelpAudience, shelves: readonly string[]): string {
  return [
    ...HEAD.slice(0, 1),
    "import { type HelpBook, inTitleOrder } from '../model/article.ts';",
    ...shelves.map((shelf) => `import { articles as ${nameOf(shelf)} } from './shelves/${shelf}.ts';`),
    '',
    'export const book: HelpBook = {',
    `  audience: '${audience}',`,
    `  articles: inTitleOrder([${shelves.map((shelf) => `...${nameOf(shelf)}`).join(', ')}]),`,
    '};',
    '',
  ].join('\n');
}

/** Which article explains which page to whom; a release keeps the tables that its remote names. */
function pagesModule(all: readonly SourceArticle[]): string {
  return [
    ...HEAD.slice(0, 1),
    "import type { PageArticles } from '../model/article-of-page.ts';",
    ...AUDIENCES.flatMap((audience) => [
      '',
      `export const ${nameOf(audience)}Pages: PageArticles = ${JSON.stringify(pageArticlesOf(audience, all), null, 2)};`,
    ]),
    '',
  ].join('\n');
}

/**
 * Writes the shelves, each with the articles of the same readers, and the books, which are put together of them: a page loads an
 * article that several books hold once. With them goes the table of pages. Returns their paths from the root; they still have to be formatted.
 */
export function writeHelp(root: string): readonly string[] {
  const all = sourceArticles(root).toSorted((one, other) => (one.title < other.title ? -1 : 1));
  const shelves = [...new Set(all.map(shelfOf))].sort();
  rmSync(join(root, CONTENT, 'shelves'), { recursive: true, force: true });
  mkdirSync(join(root, CONTENT, 'shelves'));
  const texts = new Map([
    ...shelves.map((shelf): [string, string] => [
      `${CONTENT}/shelves/${shelf}.ts`,
      shelfModule(all.filter((article) => shelfOf(article) === shelf)),
    ]),
    [`${CONTENT}/page-articles.ts`, pagesModule(all)],
    ...AUDIENCES.map((audience): [string, string] => [
      `${CONTENT}/${audience}.ts`,
      bookModule(
        audience,
        shelves.filter((shelf) => shelf.split('-and-').includes(audience)),
      ),
    ]),
  ]);
  for (const [file, text] of texts) writeFileSync(join(root, file), text);
  return [...texts.keys()];
}
