import { drawPaper, drawTable, type Paper, type PdfKit, paragraph, room } from '@vcms/kits/paper';
import type { SummaryContent, SummaryLine } from './summary-content.ts';

/** Points. */
const COLUMN_WIDTHS = [182, 92, 92, 114] as const;
const HEAD = ['Demand', 'On file', 'Required', 'Status'] as const;

function section(paper: Paper, { title, lead, rows, findings }: SummaryLine): void {
  room(paper, 80);
  paragraph(paper, title, { tag: 'H2', size: 12, isBold: true, before: 14 });
  paragraph(paper, lead, { tag: 'P', size: 10 });
  paper.document.y += 6;
  drawTable(paper, COLUMN_WIDTHS, HEAD, rows);
  for (const finding of findings) paragraph(paper, `Finding: ${finding}`, { tag: 'P', size: 10 });
}

/** The summary as a PDF with tagged text: headings, tables and their order can be read out. */
export function drawSummary(
  kit: PdfKit,
  content: SummaryContent,
  moment: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  return drawPaper(kit, content.title, moment, (paper) => {
    paragraph(paper, content.title, { tag: 'H1', size: 17, isBold: true, before: 0 });
    paragraph(paper, content.lead, { tag: 'P', size: 11 });
    if (content.lines.length === 0) paragraph(paper, 'No insurance is required.', { tag: 'P', size: 11 });
    for (const line of content.lines) section(paper, line);
    paragraph(paper, content.foot, { tag: 'P', size: 8, before: 20 });
  });
}
