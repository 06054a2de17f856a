/** A piece of a line of an article. */
export type InlinePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly parts: readonly InlinePart[] }
  | { readonly kind: 'link'; readonly href: string; readonly parts: readonly InlinePart[] };

/** A part of an article that stands for itself. */
export type ArticleBlock =
  | { readonly kind: 'paragraph'; readonly parts: readonly InlinePart[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly InlinePart[])[] };

/** `**bold**`, or `[words](place)`; bold words may hold a link and a link bold words. */
const MARK = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^\s)]+)\)/gs;
const ITEM = /^(?:-|\d+\.) +/;

function inline(text: string): readonly InlinePart[] {
  const parts: InlinePart[] = [];
  let at = 0;
  for (const { index, 0: all, 1: bold, 2: words = '', 3: href = '' } of text.matchAll(MARK)) {
    if (index > at) parts.push({ kind: 'text', text: text.slice(at, index) });
    parts.push(
      bold === undefined
        ? { kind: 'link', href, parts: inline(words) }
        : { kind: 'strong', parts: inline(bold) },
    );
    at = index + all.length;
  }
  return at < text.length ? [...parts, { kind: 'text', text: text.slice(at) }] : parts;
}

function blockOf(text: string): ArticleBlock {
  if (!ITEM.test(text)) return { kind: 'paragraph', parts: inline(text) };
  const items = text
    .split(/\n(?=(?:-|\d+\.) )/)
    .map((item) => inline(item.replace(ITEM, '').replace(/\n +/g, '\n')));
  return { kind: 'list', ordered: !text.startsWith('-'), items };
}

/**
 * The blocks of an article: paragraphs and lists with an empty line between them, in which words may be bold or a link. It is
 * the part of markdown that articles use, and a test holds it against marked, which weighs 15 KB. Whatever else stands in an
 * article, HTML too, is text as it was typed.
 */
export function articleBlocks(body: string): readonly ArticleBlock[] {
  return body.split(/\n{2,}/).map(blockOf);
}
