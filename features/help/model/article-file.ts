import {
  AUDIENCES,
  GROUPS,
  type HelpArticle,
  type HelpAudience,
  type HelpBook,
  inTitleOrder,
} from './article.ts';

/** An article as its file has it: with those who read it. */
export interface SourceArticle extends HelpArticle {
  readonly audiences: readonly HelpAudience[];
}

const FILE = /^---\n(.*?)\n---\n\n(.*?)\n*$/s;

function isAudience(name: string): name is HelpAudience {
  return (AUDIENCES as readonly string[]).includes(name);
}

/**
 * Reads an article: lines `title:`, `group:` and `audiences:` (separated by commas) between two rows of dashes, then the
 * text. `id` is the file's name without its end. Anything else is an Error that names the file.
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
  const isKnown = audiences.every(isAudience) && GROUPS.some((name) => name === group);
  if (!/^[a-z0-9-]{3,60}$/.test(id) || title === '' || body === '' || fields.size !== 3 || !isKnown)
    throw new Error(`${id}.md needs a title, a known group, known audiences, and a text.`);
  return { id, title, group, audiences: audiences.filter(isAudience), body };
}

/** The articles of one audience, by title. */
export function bookOf(audience: HelpAudience, all: readonly SourceArticle[]): HelpBook {
  const articles = all
    .filter(({ audiences }) => audiences.includes(audience))
    .map(({ id, title, group, body }) => ({ id, title, group, body }));
  return { audience, articles: inTitleOrder(articles) };
}
