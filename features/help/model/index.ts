export { AUDIENCES, type HelpAudience } from './article.ts';
export { articleFile, type SourceArticle } from './article-file.ts';
