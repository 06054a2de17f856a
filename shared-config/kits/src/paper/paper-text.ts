import { drawPaper, type ParagraphLook, paragraph, room } from './draw-paper.ts';
import type { PdfKit } from './load-pdfkit.ts';

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

/** The same paragraphs on the reader's printer: in a frame of their own, so that the page around stays off the paper. */
export function printText(page: Document, title: string, blocks: readonly PaperBlock[]): void {
  const frame = page.createElement('iframe');
  frame.title = title;
  frame.style.cssText = 'position:fixed;inset:auto 0 0 auto;width:0;height:0;border:0';
  page.body.append(frame);
  const view = frame.contentWindow;
  if (view === null) {
    frame.remove();
    return;
  }
  const { document } = view;
  document.title = title;
  document.documentElement.lang = 'en-US';
  document.body.style.cssText = 'font:10pt/1.4 Helvetica,Arial,sans-serif;color:#111;margin:0';
  for (const { tag, text } of blocks) {
    const part = document.createElement(tag);
    part.textContent = text;
    const { size, isBold = false, before = 0 } = LOOKS[tag];
    part.style.cssText = `font-size:${size}pt;font-weight:${isBold ? 700 : 400};margin:${before}pt 0 0;white-space:pre-wrap;overflow-wrap:anywhere;break-after:${tag === 'P' ? 'auto' : 'avoid'}`;
    document.body.append(part);
  }
  view.addEventListener('afterprint', () => frame.remove(), { once: true });
  view.focus();
  view.print();
}
