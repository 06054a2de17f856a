export { AUDIENCES, type HelpAudience } from './article.ts';
export { articleFile, pageArticlesOf, type SourceArticle } from './article-file.ts';
