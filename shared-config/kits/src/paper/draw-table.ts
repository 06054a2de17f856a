import { PAPER_MARGIN, type Paper, printable, room } from './draw-paper.ts';

/** Points between two columns. */
const GAP = 8;

type Widths = readonly number[];

/** Where the cells of a row begin, from the left. */
function lefts(widths: Widths): readonly number[] {
  return widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width + GAP, PAPER_MARGIN));
}

/** Chooses the letters of a row and measures it in them. */
function measure({ document }: Paper, widths: Widths, texts: readonly string[], isHead: boolean): number {
  document.font(isHead ? 'Helvetica-Bold' : 'Helvetica').fontSize(9);
  return Math.max(...texts.map((text, at) => document.heightOfString(text, { width: widths[at] ?? 0 }))) + 4;
}

/** The head once more on the next page, to see; read out it is the table's own, so this one is no part of the table. */
function headAgain(paper: Paper, widths: Widths, head: readonly string[]): void {
  const { document } = paper;
  const texts = head.map(printable);
  const height = measure(paper, widths, texts, true);
  const top = document.y;
  document.markContent('Artifact', { type: 'Pagination' });
  lefts(widths).forEach((x, at) => {
    document.fillColor('#111111').text(texts[at] ?? '', x, top, { width: widths[at] ?? 0 });
  });
  document.endMarkedContent();
  document.y = top + height;
}

interface TableParts {
  readonly table: PDFKit.PDFStructureElement;
  readonly widths: Widths;
  readonly head: readonly string[];
}

function row(
  paper: Paper,
  { table, widths, head }: TableParts,
  cells: readonly string[],
  tag: 'TH' | 'TD',
): void {
  const { document } = paper;
  const texts = cells.map(printable);
  const height = measure(paper, widths, texts, tag === 'TH');
  const { page } = document;
  room(paper, height);
  if (tag === 'TD' && document.page !== page) {
    headAgain(paper, widths, head);
    measure(paper, widths, texts, false);
  }
  const top = document.y;
  const line = document.struct('TR');
  table.add(line);
  lefts(widths).forEach((x, at) => {
    const width = widths[at] ?? 0;
    const draw = () => document.fillColor('#111111').text(texts[at] ?? '', x, top, { width });
    line.add(document.struct(tag, {}, draw));
  });
  line.end();
  document.y = top + height;
}

/** A table whose rows go on over pages, none cut, with its head on each; `widths` in points, as many as the head has columns. */
export function drawTable(
  paper: Paper,
  widths: Widths,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const table = paper.document.struct('Table');
  paper.root.add(table);
  const parts = { table, widths, head };
  row(paper, parts, head, 'TH');
  for (const cells of rows) row(paper, parts, cells, 'TD');
  table.end();
}
