export {
  AUDIENCES,
  type HelpArticle,
  type HelpAudience,
  type HelpBook,
} from './article.ts';
export { articleFile, bookOf, type SourceArticle } from './article-file.ts';
