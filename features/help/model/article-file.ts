import {
  AUDIENCES,
  GROUPS,
  type HelpArticle,
  type HelpAudience,
  type HelpBook,
  inTitleOrder,
} from './article.ts';
import type { PageArticles } from './article-of-page.ts';
import { blocksOfMarkdown } from './blocks-of-markdown.ts';

/** An article as its file has it: with those who read it. */
export interface SourceArticle extends HelpArticle {
  readonly audiences: readonly HelpAudience[];
  /** The pages that it explains, by the patterns of their routes. */
  readonly pages: readonly ExplainedPage[];
}

/** A page that an article explains, to all of its readers or to one audience. */
interface ExplainedPage {
  readonly pattern: string;
  readonly audience?: HelpAudience;
}

const FILE = /^---\n(.*?)\n---\n\n(.*?)\n*$/s;

function isAudience(name: string): name is HelpAudience {
  return (AUDIENCES as readonly string[]).includes(name);
}

/** `/calendar`, or `client:/dashboard` where only one of the audiences is meant. */
const PAGE = /^(?:([a-z-]+):)?(\/[\w/:-]+)$/;

function pageOf(text: string): ExplainedPage | undefined {
  const [, audience, pattern] = PAGE.exec(text) ?? [];
  if (pattern === undefined) return undefined;
  if (audience === undefined) return { pattern };
  return isAudience(audience) ? { audience, pattern } : undefined;
}

/**
 * Reads an article: lines `title:`, `group:`, `audiences:` and perhaps `pages:` (both separated by commas) between two rows of
 * dashes, then the text in markdown. `id` is the file's name without its end. Anything else is an Error that names the file.
 */
export function articleFile(id: string, text: string): SourceArticle {
  const [, head = '', body = ''] = FILE.exec(text) ?? [];
  const fields = new Map(
    head.split('\n').map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ').trim()];
    }),
  );
  const [title = '', group = ''] = [fields.get('title'), fields.get('group')];
  const audiences = (fields.get('audiences') ?? '').split(', ');
  const named = fields.get('pages')?.split(', ') ?? [];
  const pages = named.flatMap((page) => pageOf(page) ?? []);
  const isKnown = audiences.every(isAudience) && GROUPS.some((name) => name === group);
  const hasOthers = fields.size !== (fields.has('pages') ? 4 : 3) || pages.length !== named.length;
  if (!/^[a-z0-9-]{3,60}$/.test(id) || title === '' || body === '' || hasOthers || !isKnown)
    throw new Error(`${id}.md needs a title, a known group, known audiences, and a text.`);
  try {
    return {
      id,
      title,
      group,
      audiences: audiences.filter(isAudience),
      pages,
      blocks: blocksOfMarkdown(body),
    };
  } catch (cause) {
    throw new Error(`${id}.md needs other marks: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}

/** The article of each page that is explained to an audience. Two for one page are an Error that names both. */
export function pageArticlesOf(audience: HelpAudience, all: readonly SourceArticle[]): PageArticles {
  const found = new Map<string, string>();
  for (const { id, audiences, pages } of all)
    for (const { pattern, audience: only = audience } of pages) {
      if (only !== audience || !audiences.includes(audience)) continue;
      const other = found.get(pattern);
      if (other !== undefined)
        throw new Error(`${id}.md and ${other}.md both explain ${pattern} to ${audience}.`);
      found.set(pattern, id);
    }
  return Object.fromEntries([...found].sort(([one], [next]) => (one < next ? -1 : 1)));
}

/** The articles of one audience, by title. */
export function bookOf(audience: HelpAudience, all: readonly SourceArticle[]): HelpBook {
  const articles = all
    .filter(({ audiences }) => audiences.includes(audience))
    .map(({ id, title, group, blocks }) => ({ id, title, group, blocks }));
  return { audience, articles: inTitleOrder(articles) };
}
