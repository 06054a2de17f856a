/** The article that explains a page, by the pattern of its route. */
export type PageArticles = Readonly<Record<string, string>>;

/** `/:contractorId/:policyId` at the end of a pattern. */
const IDS = /(?:\/:[^/]+)+$/;

/** The page of one record takes the article of its list, unless it has its own. */
export function articleOfPage(articles: PageArticles, pattern: string): string | undefined {
  return articles[pattern] ?? articles[pattern.replace(IDS, '')];
}
