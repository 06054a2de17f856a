import { type Block, messageBlocks, type Piece } from './message.ts';

function words(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      const inner = words(piece.pieces);
      if (piece.kind !== 'link') return inner;
      return inner === piece.href ? inner : `${inner} (${piece.href})`;
    })
    .join('');
}

function lines(block: Block): string {
  if (block.kind !== 'list') return words(block.pieces);
  return block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${words(item)}`).join('\n');
}

/** A message for readers that show no HTML: its words, and the addresses of its links behind them. */
export function messageText(text: string): string {
  return messageBlocks(text).map(lines).join('\n\n');
}
