import { Lexer, type Token } from 'marked';

/** A piece of a line. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly pieces: readonly Piece[] }
  /** `href` begins with http:, https: or mailto:. */
  | { readonly kind: 'link'; readonly href: string; readonly pieces: readonly Piece[] };

/** A part of a message that stands for itself. */
export type Block =
  | { readonly kind: 'heading'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'paragraph'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Piece[])[] };

function childrenOf(token: Token): readonly Token[] {
  return 'tokens' in token && token.tokens !== undefined ? token.tokens : [];
}

/** Only places that a reader expects behind a link: no script, no file. */
function isPlace(href: string): boolean {
  return /^(https?:\/\/|mailto:)[^\s]+$/i.test(href);
}

function asTyped({ raw }: Token): Piece {
  return { kind: 'text', text: raw };
}

function pieceOf(token: Token): Piece {
  const pieces = childrenOf(token).map(pieceOf);
  switch (token.type) {
    case 'strong':
    case 'em':
      return { kind: token.type, pieces };
    case 'link':
      return isPlace(token.href) ? { kind: 'link', href: token.href, pieces } : asTyped(token);
    case 'br':
      return { kind: 'text', text: '\n' };
    case 'escape':
    case 'text':
      return { kind: 'text', text: token.text };
    default:
      return asTyped(token);
  }
}

/** Text of a list item stands one level deeper than that of a paragraph. */
function itemPieces(item: Token): readonly Piece[] {
  return childrenOf(item).flatMap((token) => {
    const inner = childrenOf(token);
    return inner.length > 0 && token.type !== 'list' ? inner.map(pieceOf) : [asTyped(token)];
  });
}

function blockOf(token: Token): readonly Block[] {
  if (token.type === 'space') return [];
  if (token.type === 'heading' || token.type === 'paragraph')
    return [{ kind: token.type, pieces: childrenOf(token).map(pieceOf) }];
  if (token.type === 'list') {
    const { ordered, items } = token as unknown as { ordered: boolean; items: readonly Token[] };
    return [{ kind: 'list', ordered, items: items.map(itemPieces) }];
  }
  return [{ kind: 'paragraph', pieces: [{ kind: 'text', text: token.raw.trimEnd() }] }];
}

/**
 * The blocks of a message that was typed with a small part of markdown: headings, paragraphs, lists, bold, italics, links.
 * Whatever else stands in it, HTML too, is text as it was typed.
 */
export function messageBlocks(text: string): readonly Block[] {
  return Lexer.lex(text).flatMap(blockOf);
}
