import { drawPaper, drawTable, type PdfKit, paragraph } from '@vcms/kits/paper';
import type { CrewListContent } from './crew-list-content.ts';

/** Points, of a letter page that lies on its side. */
const COLUMN_WIDTHS = [122, 102, 142, 42, 244] as const;

/** A crew list as a PDF with tagged text: headings, the table and their order can be read out. */
export function drawCrewList(
  kit: PdfKit,
  { title, lead, head, rows, foot }: CrewListContent,
  moment: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  return drawPaper(
    kit,
    title,
    moment,
    (paper) => {
      paragraph(paper, title, { tag: 'H1', size: 17, isBold: true, before: 0 });
      paragraph(paper, lead, { tag: 'P', size: 11 });
      paper.document.y += 10;
      drawTable(paper, COLUMN_WIDTHS, head, rows);
      paragraph(paper, foot, { tag: 'P', size: 8, before: 10 });
    },
    'landscape',
  );
}
