import type { PdfKit } from './load-pdfkit.ts';

/** Points. */
export const PAPER_MARGIN = 54;

/** What is drawn, and where it belongs in the order that is read out. */
export interface Paper {
  readonly document: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
}

/** The standard fonts know the characters of Western Europe; others would come out as something else. */
export function printable(text: string): string {
  return text
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u2013\u2014]/g, '-')
    .normalize('NFKC')
    .replaceAll(/[^\n\u0020-\u007E\u00A0-\u00FF]/g, '?');
}

function widthOf({ page }: PDFKit.PDFDocument): number {
  return page.width - 2 * PAPER_MARGIN;
}

/** Turns the page where less than `height` points are left on it. */
export function room({ document }: Paper, height: number): void {
  if (document.y + height <= document.page.height - PAPER_MARGIN) return;
  document.addPage();
  document.y = PAPER_MARGIN;
}

export interface ParagraphLook {
  readonly tag: 'H1' | 'H2' | 'H3' | 'P';
  readonly size: number;
  readonly isBold?: boolean;
  /** Points above it. */
  readonly before?: number;
}

/** Text over the whole width; what is longer than a page is not for it. */
export function paragraph(
  paper: Paper,
  words: string,
  { tag, size, isBold = false, before = 4 }: ParagraphLook,
): void {
  const { document, root } = paper;
  const text = printable(words);
  document.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
  const width = widthOf(document);
  room(paper, before + document.heightOfString(text, { width }));
  const draw = () => {
    document.fillColor('#111111').text(text, PAPER_MARGIN, document.y + before, { width });
  };
  root.add(document.struct(tag, {}, draw));
}

/** A paper with tagged text: what is drawn can be read out in its order (PDF 1.7). The same content and moment give the same text. */
export async function drawPaper(
  { Document, toBytes }: PdfKit,
  title: string,
  moment: Date,
  draw: (paper: Paper) => void,
  layout: 'portrait' | 'landscape' = 'portrait',
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document({
    size: 'LETTER',
    layout,
    // Pages are turned by `room`, so that no cell is cut.
    margins: { top: PAPER_MARGIN, right: PAPER_MARGIN, bottom: 0, left: PAPER_MARGIN },
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    info: { Title: title, CreationDate: moment, ModDate: moment },
  });
  const bytes = toBytes(document);
  const root = document.struct('Document');
  document.addStructure(root);
  document.y = PAPER_MARGIN;
  draw({ document, root });
  root.end();
  document.end();
  return bytes;
}
