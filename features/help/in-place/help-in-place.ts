import type { AbsolutePath } from '@vcms/contract';
import type { HelpBook } from '../model/article.ts';
import type { PageArticles } from '../model/article-of-page.ts';

/** What a role reads beside the pages. */
export interface HelpInPlace {
  readonly pages: PageArticles;
  /** The role's whole help page. */
  readonly address: AbsolutePath;
  readonly loadBook: () => Promise<HelpBook>;
}
