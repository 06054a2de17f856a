import type { Paragraph, Table } from 'docx';
import type { OutlineElement, ProgramOutline } from '../model/program-outline.ts';

/** The library that writes Word documents, as it is loaded. */
export type Docx = typeof import('docx');

/** Style of what is said to the writer; the program's own text has the document's plain style. */
export const GUIDANCE_STYLE = 'Guidance';

/** In twentieths of a point: the text of a Letter page between margins of an inch. */
const TEXT_WIDTH = 9_360;
const COLUMN_WIDTHS = [700, 4_860, 900, 1_000, 1_900] as const;
const COLUMNS = ['No.', 'Element', 'Points', 'Critical', 'Reference'] as const;
const HEAD_FILL = 'E7ECF3';

/** Where an element's heading is found from the table. */
function markOf({ number }: OutlineElement): string {
  return `element-${number}`;
}

function factsOf({ points, critical, cfr }: OutlineElement): string {
  const facts = [points === 1 ? '1 point' : `${points} points`, critical ? 'Critical' : '', cfr];
  return facts.filter(Boolean).join(' · ');
}

/** The elements at a glance, each with a link to its heading; the head of the table is repeated on each page. */
export function elementTable(docx: Docx, { elements }: ProgramOutline): Table {
  const { InternalHyperlink, Paragraph, Table, TableCell, TableLayoutType, TableRow, TextRun, WidthType } =
    docx;
  const row = (cells: readonly Paragraph[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (cell, index) =>
          new TableCell({
            children: [cell],
            width: { size: COLUMN_WIDTHS[index] ?? 0, type: WidthType.DXA },
            margins: { top: 60, bottom: 60, left: 100, right: 100 },
            ...(isHead ? { shading: { fill: HEAD_FILL } } : {}),
          }),
      ),
    });
  const plain = (text: string) => new Paragraph(text);
  const head = COLUMNS.map((text) => new Paragraph({ children: [new TextRun({ text, bold: true })] }));
  const rows = elements.map((element) => {
    const { number, heading, points, critical, cfr } = element;
    const run = new TextRun({ text: heading, style: 'Hyperlink' });
    const link = new InternalHyperlink({ anchor: markOf(element), children: [run] });
    return row(
      [
        plain(String(number)),
        new Paragraph({ children: [link] }),
        plain(String(points)),
        plain(critical ? 'Yes' : ''),
        plain(cfr),
      ],
      false,
    );
  });
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: [...COLUMN_WIDTHS],
    layout: TableLayoutType.FIXED,
    rows: [row(head, true), ...rows],
  });
}

/** One element: its heading, what it must say, and an empty paragraph to write in. */
export function elementSection(docx: Docx, element: OutlineElement): readonly Paragraph[] {
  const { Bookmark, HeadingLevel, Paragraph, TextRun } = docx;
  const title = new TextRun(`${element.number}. ${element.heading}`);
  const guidance = (text: string) => new Paragraph({ text, style: GUIDANCE_STYLE, keepNext: true });
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      children: [new Bookmark({ id: markOf(element), children: [title] })],
    }),
    guidance(factsOf(element)),
    guidance(`Must say: ${element.text}`),
    new Paragraph(''),
  ];
}
