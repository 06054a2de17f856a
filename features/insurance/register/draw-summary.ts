import type PDFDocument from 'pdfkit';
import type { SummaryContent, SummaryLine } from './summary-content.ts';

/** Points. */
const MARGIN = 54;
const WIDTH = 504;
const COLUMNS = [0, 190, 290, 390] as const;
const COLUMN_WIDTHS = [182, 92, 92, 114] as const;
const HEAD = ['Demand', 'On file', 'Required', 'Status'] as const;

/** The library, which comes on demand. */
export interface PdfKit {
  readonly Document: typeof PDFDocument;
  readonly toBytes: (document: PDFKit.PDFDocument) => Promise<Uint8Array<ArrayBuffer>>;
}

/** What is drawn, and where it belongs in the order that is read out. */
interface Paper {
  readonly document: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
}

/** The standard fonts know the characters of Western Europe; others would come out as something else. */
function printable(text: string): string {
  return text
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u2013\u2014]/g, '-')
    .normalize('NFKC')
    .replaceAll(/[^\u0020-\u007E\u00A0-\u00FF]/g, '?');
}

function room({ document }: Paper, height: number): void {
  if (document.y + height <= document.page.height - MARGIN) return;
  document.addPage();
  document.y = MARGIN;
}

interface Look {
  readonly tag: 'H1' | 'H2' | 'P';
  readonly size: number;
  readonly isBold?: boolean;
  readonly before?: number;
}

function paragraph(paper: Paper, words: string, { tag, size, isBold = false, before = 4 }: Look): void {
  const { document, root } = paper;
  const text = printable(words);
  document.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
  room(paper, before + document.heightOfString(text, { width: WIDTH }));
  const draw = () => {
    document.fillColor('#111111').text(text, MARGIN, document.y + before, { width: WIDTH });
  };
  root.add(document.struct(tag, {}, draw));
}

function row(
  paper: Paper,
  table: PDFKit.PDFStructureElement,
  cells: readonly string[],
  tag: 'TH' | 'TD',
): void {
  const { document } = paper;
  const texts = cells.map(printable);
  document.font(tag === 'TH' ? 'Helvetica-Bold' : 'Helvetica').fontSize(9);
  const heights = texts.map((text, at) => document.heightOfString(text, { width: COLUMN_WIDTHS[at] ?? 0 }));
  const height = Math.max(...heights) + 4;
  room(paper, height);
  const top = document.y;
  const line = document.struct('TR');
  table.add(line);
  texts.forEach((text, at) => {
    const draw = () => {
      const place = { width: COLUMN_WIDTHS[at] ?? 0 };
      document.fillColor('#111111').text(text, MARGIN + (COLUMNS[at] ?? 0), top, place);
    };
    line.add(document.struct(tag, {}, draw));
  });
  line.end();
  document.y = top + height;
}

function section(paper: Paper, { title, lead, rows, findings }: SummaryLine): void {
  const { document, root } = paper;
  room(paper, 80);
  paragraph(paper, title, { tag: 'H2', size: 12, isBold: true, before: 14 });
  paragraph(paper, lead, { tag: 'P', size: 10 });
  document.y += 6;
  const table = document.struct('Table');
  root.add(table);
  row(paper, table, HEAD, 'TH');
  for (const cells of rows) row(paper, table, cells, 'TD');
  table.end();
  for (const finding of findings) paragraph(paper, `Finding: ${finding}`, { tag: 'P', size: 10 });
}

/**
 * The summary as a PDF with tagged text: headings, tables and their order can be read out (PDF 1.7, tagged). The same content
 * and moment give the same text.
 */
export async function drawSummary(
  { Document, toBytes }: PdfKit,
  content: SummaryContent,
  moment: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document({
    size: 'LETTER',
    // Pages are turned by `room`, so that no cell is cut.
    margins: { top: MARGIN, right: MARGIN, bottom: 0, left: MARGIN },
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    info: { Title: content.title, CreationDate: moment, ModDate: moment },
  });
  const bytes = toBytes(document);
  const root = document.struct('Document');
  document.addStructure(root);
  const paper = { document, root };
  document.y = MARGIN;
  paragraph(paper, content.title, { tag: 'H1', size: 17, isBold: true, before: 0 });
  paragraph(paper, content.lead, { tag: 'P', size: 11 });
  if (content.lines.length === 0) paragraph(paper, 'No insurance is required.', { tag: 'P', size: 11 });
  for (const line of content.lines) section(paper, line);
  paragraph(paper, content.foot, { tag: 'P', size: 8, before: 20 });
  root.end();
  document.end();
  return bytes;
}
