import { Lexer, type Token, type Tokens } from 'marked';
import type { ArticleBlock, InlinePart } from './article-blocks.ts';

function childrenOf(token: Token): readonly Token[] {
  return 'tokens' in token && token.tokens !== undefined ? token.tokens : [];
}

function inline(token: Token): readonly InlinePart[] {
  const parts = childrenOf(token).flatMap(inline);
  if (token.type === 'strong') return [{ strong: parts }];
  if (token.type === 'link') return [{ href: token.href, words: parts }];
  if (token.type !== 'text') throw new Error(`An article shows no ${token.type}.`);
  return parts.length > 0 ? parts : [token.text];
}

function block(token: Token): readonly ArticleBlock[] {
  if (token.type === 'space') return [];
  if (token.type === 'list') {
    const { ordered, items } = token as Tokens.List;
    return [{ ordered, items: items.map((item) => childrenOf(item).flatMap(inline)) }];
  }
  if (token.type !== 'paragraph') throw new Error(`An article shows no ${token.type}.`);
  return [childrenOf(token).flatMap(inline)];
}

/**
 * Reads an article when the books are written, so that no page carries a reader of markdown: paragraphs, lists, bold, links.
 * Anything else, HTML too, is an Error.
 */
export function blocksOfMarkdown(body: string): readonly ArticleBlock[] {
  return Lexer.lex(body).flatMap(block);
}
