import { PAPER_MARGIN, type Paper, printable, room } from './draw-paper.ts';

/** Points between two columns. */
const GAP = 8;

function row(
  paper: Paper,
  table: PDFKit.PDFStructureElement,
  widths: readonly number[],
  cells: readonly string[],
  tag: 'TH' | 'TD',
): void {
  const { document } = paper;
  const texts = cells.map(printable);
  document.font(tag === 'TH' ? 'Helvetica-Bold' : 'Helvetica').fontSize(9);
  const heights = texts.map((text, at) => document.heightOfString(text, { width: widths[at] ?? 0 }));
  const height = Math.max(...heights) + 4;
  room(paper, height);
  const top = document.y;
  const line = document.struct('TR');
  table.add(line);
  let left = PAPER_MARGIN;
  texts.forEach((text, at) => {
    const width = widths[at] ?? 0;
    const x = left;
    left += width + GAP;
    line.add(document.struct(tag, {}, () => document.fillColor('#111111').text(text, x, top, { width })));
  });
  line.end();
  document.y = top + height;
}

/** A table whose rows go on over pages, none cut; `widths` in points, as many as the head has columns. */
export function drawTable(
  paper: Paper,
  widths: readonly number[],
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const table = paper.document.struct('Table');
  paper.root.add(table);
  row(paper, table, widths, head, 'TH');
  for (const cells of rows) row(paper, table, widths, cells, 'TD');
  table.end();
}
