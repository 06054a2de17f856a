import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Lexer, type Token } from 'marked';
import { describe, expect, it } from 'vitest';
import { type ArticleBlock, articleBlocks, type InlinePart } from './article-blocks.ts';
import { articleFile } from './article-file.ts';

function childrenOf(token: Token): readonly Token[] {
  return 'tokens' in token && token.tokens !== undefined ? token.tokens : [];
}

function markedInline(token: Token): readonly InlinePart[] {
  const parts = childrenOf(token).flatMap(markedInline);
  if (token.type === 'strong') return [{ kind: 'strong', parts }];
  if (token.type === 'link') return [{ kind: 'link', href: token.href, parts }];
  return parts.length > 0 ? parts : [{ kind: 'text', text: 'text' in token ? token.text : token.raw }];
}

/** The blocks as marked reads them, in our words. */
function markedBlocks(body: string): readonly ArticleBlock[] {
  return Lexer.lex(body).flatMap((token): readonly ArticleBlock[] => {
    if (token.type === 'space') return [];
    if (token.type !== 'list') return [{ kind: 'paragraph', parts: childrenOf(token).flatMap(markedInline) }];
    const { ordered, items } = token as unknown as { ordered: boolean; items: readonly Token[] };
    return [{ kind: 'list', ordered, items: items.map((item) => childrenOf(item).flatMap(markedInline)) }];
  });
}

const folder = join(import.meta.dirname, '../content/articles');
const articles = readdirSync(folder).map((name) =>
  articleFile(name.replace(/\.md$/, ''), readFileSync(join(folder, name), 'utf8')),
);

describe('the blocks of an article', () => {
  it.each(articles.map(({ id, body }) => [id, body]))('of %s are those that marked reads', (_id, body) => {
    expect(articleBlocks(body)).toEqual(markedBlocks(body));
  });

  it('hold a link in bold words, and bold words in a link', () => {
    const text = 'On **[Insurance](/insurance)** and [your **own** years](/osha-emr-stats).';
    expect(articleBlocks(text)).toEqual(markedBlocks(text));
  });

  it('leave HTML and unclosed marks as they were typed', () => {
    const text = '<b>Bold</b> & **open, [words] and (place) <script>';
    expect(articleBlocks(text)).toEqual([{ kind: 'paragraph', parts: [{ kind: 'text', text }] }]);
  });
});
