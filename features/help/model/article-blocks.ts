/** A piece of a line of an article: words, bold words, or a link; bold words may hold a link and a link bold words. */
export type InlinePart =
  | string
  | { readonly strong: readonly InlinePart[] }
  | { readonly href: string; readonly words: readonly InlinePart[] };

/** A part of an article that stands for itself: a paragraph, or a list. */
export type ArticleBlock =
  | readonly InlinePart[]
  | { readonly ordered: boolean; readonly items: readonly (readonly InlinePart[])[] };

export function isParagraph(block: ArticleBlock): block is readonly InlinePart[] {
  return Array.isArray(block);
}

function wordsOf(parts: readonly InlinePart[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return wordsOf('strong' in part ? part.strong : part.words);
    })
    .join('');
}

/** The words of an article without its marks, on one line. */
export function plainText(blocks: readonly ArticleBlock[]): string {
  return blocks
    .flatMap((block) => (isParagraph(block) ? [block] : block.items))
    .map(wordsOf)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
