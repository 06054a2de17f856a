import { drawPaper, drawTable, type Paper, type PdfKit, paragraph, room } from '@vcms/kits/paper';
import type { SafetySummary, SummaryTable } from './summary-content.ts';

/** Points that are left between the margins of a letter page on its side, and between two columns. */
const WIDTH = 684;
const GAP = 8;
/** A heading does not stay alone at the foot of a page. */
const HEADING_ROOM = 90;

/** By what its columns hold: the first are narrow where there are many of them. */
const SHARES: Readonly<Record<number, readonly number[]>> = {
  4: [1, 1, 4, 1.5],
  5: [1.6, 1.6, 1.6, 1.6, 1],
  8: [0.7, 1.2, 1.2, 1, 1, 1, 1.1, 1.3],
};

function widths({ head }: SummaryTable): readonly number[] {
  const shares = SHARES[head.length] ?? head.map(() => 1);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => (share / whole) * (WIDTH - GAP * (shares.length - 1)));
}

function section(paper: Paper, table: SummaryTable): void {
  room(paper, HEADING_ROOM);
  paragraph(paper, table.title, { tag: 'H2', size: 12, isBold: true, before: 14 });
  paragraph(paper, table.lead, { tag: 'P', size: 10 });
  if (table.rows.length === 0) return;
  paper.document.y += 6;
  drawTable(paper, widths(table), table.head, table.rows);
}

/** A safety record as a PDF with tagged text: headings, tables and their order can be read out. */
export function drawSummary(
  kit: PdfKit,
  { title, lead, tables, notes }: SafetySummary,
  moment: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  return drawPaper(
    kit,
    title,
    moment,
    (paper) => {
      paragraph(paper, title, { tag: 'H1', size: 17, isBold: true, before: 0 });
      paragraph(paper, lead, { tag: 'P', size: 11 });
      for (const table of tables) section(paper, table);
      paper.document.y += 8;
      for (const note of notes) paragraph(paper, note, { tag: 'P', size: 8 });
    },
    'landscape',
  );
}
