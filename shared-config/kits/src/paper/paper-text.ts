import { drawPaper, type ParagraphLook, paragraph, room } from './draw-paper.ts';
import type { PdfKit } from './load-pdfkit.ts';
import { printAlone } from './print-alone.ts';

/** A paragraph of a paper that is text alone; H1 stands once, first. */
export interface PaperBlock {
  readonly tag: ParagraphLook['tag'];
  readonly text: string;
}

const LOOKS: Readonly<Record<PaperBlock['tag'], ParagraphLook>> = {
  H1: { tag: 'H1', size: 17, isBold: true, before: 0 },
  H2: { tag: 'H2', size: 13, isBold: true, before: 16 },
  H3: { tag: 'H3', size: 10, isBold: true, before: 9 },
  P: { tag: 'P', size: 10, before: 3 },
};

/** Characters of a piece: a long text is cut at its words, so that each piece fits a page (about 1/4 of it at 10 points). */
const PIECE = 1500;

/** Points that a heading has below its top. */
const HEADING_ROOM = 72;

/** A text in pieces that fit a page each; lines stay whole where they can. */
function inPieces(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const pieces: string[] = [];
    let rest = line;
    while (rest.length > PIECE) {
      const space = rest.lastIndexOf(' ', PIECE);
      const end = space > 0 ? space : PIECE;
      pieces.push(rest.slice(0, end));
      rest = rest.slice(end).trimStart();
    }
    return [...pieces, rest];
  });
}

/** Paragraphs as a tagged PDF. */
export function drawText(
  kit: PdfKit,
  title: string,
  blocks: readonly PaperBlock[],
  moment: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  return drawPaper(kit, title, moment, (paper) => {
    for (const { tag, text } of blocks) {
      // A heading does not stay alone at the foot of a page.
      if (tag !== 'P') room(paper, HEADING_ROOM);
      for (const piece of inPieces(text)) if (piece.trim() !== '') paragraph(paper, piece, LOOKS[tag]);
    }
  });
}

/** The same paragraphs on the reader's printer. */
export function printText(page: Document, title: string, blocks: readonly PaperBlock[]): void {
  printAlone(page, title, (paper) => {
    paper.body.style.cssText = 'font:10pt/1.4 Helvetica,Arial,sans-serif;color:#111;margin:0';
    for (const { tag, text } of blocks) {
      const part = paper.createElement(tag);
      part.textContent = text;
      const { size, isBold = false, before = 0 } = LOOKS[tag];
      part.style.cssText = `font-size:${size}pt;font-weight:${isBold ? 700 : 400};margin:${before}pt 0 0;white-space:pre-wrap;overflow-wrap:anywhere;break-after:${tag === 'P' ? 'auto' : 'avoid'}`;
      paper.body.append(part);
    }
  });
}
