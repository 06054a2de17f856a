import type { ArticleBlock } from './article-blocks.ts';

/** Whom a help page is for: customer service, clients, clients on the reduced plan, contractors. */
export const AUDIENCES = ['cs', 'client', 'client-faq', 'contractor'] as const;
export type HelpAudience = (typeof AUDIENCES)[number];

/** One article. Its id stands in its address: `?article=reading-an-acord-25`. */
export interface HelpArticle {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  /** Links within the product begin with a slash, those to an article with `?`. */
  readonly blocks: readonly ArticleBlock[];
}

/** What one audience reads. */
export interface HelpBook {
  readonly audience: HelpAudience;
  readonly articles: readonly HelpArticle[];
}

/** The articles of a book as its reader finds them. */
export function inTitleOrder(articles: readonly HelpArticle[]): readonly HelpArticle[] {
  return articles.toSorted((one, other) => (one.title < other.title ? -1 : 1));
}

/** The order of the groups on each page; one that is not named here is refused. */
export const GROUPS = [
  'Getting started',
  'Statuses',
  'Insurance',
  'OSHA and EMR',
  'Programs, questionnaires and people',
  'Contractors',
  'Reviews',
  'Limits and requirements',
  'Variances',
  'Your account',
] as const;

export interface ArticleGroup {
  readonly name: string;
  readonly articles: readonly HelpArticle[];
}

/** Articles by group, in the order of the groups; within a group as they come. */
export function groupsOf(articles: readonly HelpArticle[]): readonly ArticleGroup[] {
  return GROUPS.map((name) => ({
    name,
    articles: articles.filter(({ group }) => group === name),
  })).filter((group) => group.articles.length > 0);
}

/** The parameter of the page's address that names the open article. */
export const ARTICLE_PARAMETER = 'article';

/** The address of an article, from anywhere on its page. */
export function articleAddress(id: string): string {
  return `?${ARTICLE_PARAMETER}=${id}`;
}
