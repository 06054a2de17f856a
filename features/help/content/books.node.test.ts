import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GOLDEN_MENUS, type GoldenLink, type GoldenNode } from '@vcms/testing/golden-menus';
import { describe, expect, it } from 'vitest';
import { AUDIENCES, GROUPS, type HelpArticle, type HelpAudience } from '../model/article.ts';
import { type InlinePart, isParagraph, plainText } from '../model/article-blocks.ts';
import { articleFile, bookOf, pageArticlesOf } from '../model/article-file.ts';
import { books as BOOKS } from './books.ts';
import { clientFaqPages, clientPages, contractorPages, csPages } from './page-articles.ts';

const ROLES = {
  cs: ['5002'],
  client: ['5003'],
  'client-faq': ['5004'],
  contractor: ['5005', '5006'],
} as const satisfies Readonly<Record<HelpAudience, readonly (keyof typeof GOLDEN_MENUS)[]>>;

function isLink(node: GoldenNode): node is GoldenLink {
  return typeof node[1] === 'string';
}

/** The pages in the menus of those who read a book; a slash at the end makes no difference. */
function pagesOf(audience: HelpAudience): readonly string[] {
  const links = ROLES[audience].flatMap((role) =>
    GOLDEN_MENUS[role].flatMap((node) => (isLink(node) ? [node] : node[1])),
  );
  return ['/profile/user/edit-profile', ...links.map(([, path]) => path.replace(/\/$/, ''))];
}

function linksIn(parts: readonly InlinePart[]): readonly string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    return 'strong' in part ? linksIn(part.strong) : [part.href, ...linksIn(part.words)];
  });
}

function linksOf({ blocks }: HelpArticle): readonly string[] {
  return blocks.flatMap((block) => (isParagraph(block) ? [block] : block.items)).flatMap(linksIn);
}

/** The articles of all books that hold this one also have to allow what it links to: they share its text. */
function audiencesOf(id: string): readonly HelpAudience[] {
  return BOOKS.filter(({ articles }) => articles.some((article) => article.id === id)).map(
    ({ audience }) => audience,
  );
}

const HEAD = '---\ntitle: A\ngroup: Insurance\naudiences: cs\n---\n';

function sourceArticles() {
  const folder = join(import.meta.dirname, 'articles');
  return readdirSync(folder).map((name) =>
    articleFile(name.replace(/\.md$/, ''), readFileSync(join(folder, name), 'utf8')),
  );
}

describe.each(BOOKS)('the articles for $audience', ({ audience, articles }) => {
  it('are twenty or more, each with an id, a title of its own and a known group', () => {
    expect(articles.length).toBeGreaterThanOrEqual(20);
    expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
    expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
    expect(articles.filter(({ group }) => !GROUPS.some((name) => name === group))).toEqual([]);
  });

  it('have 80 to 200 words', () => {
    const counts = articles.map(({ id, blocks }) => ({ id, words: plainText(blocks).split(' ').length }));
    expect(counts.filter(({ words }) => words < 80 || words > 200)).toEqual([]);
  });

  it('lead to articles of the same page only', () => {
    const targets = articles.flatMap((article) =>
      linksOf(article)
        .filter((to) => to.startsWith('?'))
        .map((to) => ({ from: article.id, to })),
    );
    const known = new Set(articles.map(({ id }) => `?article=${id}`));
    expect(targets.filter(({ to }) => !known.has(to))).toEqual([]);
  });

  it('lead to pages that those who read them have', () => {
    const dead = articles.flatMap((article) => {
      const pages = audiencesOf(article.id).flatMap(pagesOf);
      return linksOf(article)
        .filter((to) => !to.startsWith('?') && !pages.includes(to))
        .map((to) => `${audience}: ${article.id} to ${to}`);
    });
    expect(dead).toEqual([]);
  });
});

describe('the books of the help pages', () => {
  it('are what the articles compose; if they are not, run: npm run help', () => {
    const all = sourceArticles();
    expect(BOOKS).toEqual(BOOKS.map(({ audience }) => bookOf(audience, all)));
    expect([csPages, clientPages, clientFaqPages, contractorPages]).toEqual(
      AUDIENCES.map((audience) => pageArticlesOf(audience, all)),
    );
  });

  it('have one article at most for each page of an audience', () => {
    const text = (pages: string) =>
      `---\ntitle: A\ngroup: Insurance\naudiences: cs, client\npages: ${pages}\n---\n\nText.\n`;
    const all = [
      articleFile('for-all', text('/calendar, cs:/dashboard')),
      articleFile('other', text('client:/dashboard')),
    ];
    expect(pageArticlesOf('cs', all)).toEqual({ '/calendar': 'for-all', '/dashboard': 'for-all' });
    expect(pageArticlesOf('client', all)).toEqual({ '/calendar': 'for-all', '/dashboard': 'other' });
    expect(pageArticlesOf('contractor', all)).toEqual({});
    const third = articleFile('third', text('/calendar'));
    expect(() => pageArticlesOf('cs', [...all, third])).toThrow(
      'third.md and for-all.md both explain /calendar to cs.',
    );
  });

  it.each([
    ['a title', '---\ngroup: Insurance\naudiences: cs\n---\n\nText.\n'],
    ['a known group', '---\ntitle: A\ngroup: Weather\naudiences: cs\n---\n\nText.\n'],
    ['known audiences', '---\ntitle: A\ngroup: Insurance\naudiences: cs, everybody\n---\n\nText.\n'],
    ['a text', '---\ntitle: A\ngroup: Insurance\naudiences: cs\n---\n\n\n'],
    ['pages by their routes', '---\ntitle: A\ngroup: Insurance\naudiences: cs\npages: Home\n---\n\nText.\n'],
    ['marks left out that no page shows', `${HEAD}\n## Part\n`],
    ['HTML left out', `${HEAD}\nOne <b>bold</b> word.\n`],
    ['other lines left out', '---\ntitle: A\ngroup: Insurance\naudiences: cs\norder: 1\n---\n\nText.\n'],
  ])('refuse an article without %s', (_what, text) => {
    expect(() => articleFile('some-article', text)).toThrow('some-article.md needs');
  });
});
