export { AUDIENCES, type HelpBook } from './article.ts';
export { articleFile, bookOf, type SourceArticle } from './article-file.ts';
