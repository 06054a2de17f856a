import { escapeHtml } from '@vcms/server/mail';
import { type Block, messageBlocks, type Piece } from '../model/index.ts';

function inline(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'text') return escapeHtml(piece.text).replaceAll('\n', '<br>');
      if (piece.kind === 'link') return `<a href="${escapeHtml(piece.href)}">${inline(piece.pieces)}</a>`;
      return `<${piece.kind}>${inline(piece.pieces)}</${piece.kind}>`;
    })
    .join('');
}

function element(block: Block): string {
  if (block.kind === 'heading') return `<h2 style="font-size:18px">${inline(block.pieces)}</h2>`;
  if (block.kind === 'paragraph') return `<p>${inline(block.pieces)}</p>`;
  const tag = block.ordered ? 'ol' : 'ul';
  return `<${tag}>${block.items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`;
}

/** A message as HTML for a mail: built from its blocks, so nothing that was typed becomes markup. */
export function messageHtml(text: string): string {
  return messageBlocks(text).map(element).join('\n');
}
