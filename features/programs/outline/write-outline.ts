import type { Paragraph } from 'docx';
import type { ProgramOutline } from '../model/program-outline.ts';
import { type Docx, elementSection, elementTable, GUIDANCE_STYLE } from './outline-parts.ts';

const HOW_TO = [
  'Write below each heading how your company does it: who, when, with what. A reviewer looks for each element in your text.',
  'Keep the headings so that each element is found. Delete the guidance in italics, then upload the document as a PDF.',
] as const;

function scoring({ elements, totalPoints }: ProgramOutline): string {
  const critical = elements.filter((element) => element.critical).length;
  const parts = `${elements.length} elements, ${totalPoints} points.`;
  if (critical === 0) return parts;
  return `${parts} ${critical === 1 ? '1 element is' : `${critical} elements are`} critical: if one fails, the program does not pass, whatever its score.`;
}

function opening(docx: Docx, outline: ProgramOutline): readonly Paragraph[] {
  const { HeadingLevel, Paragraph } = docx;
  const { title, company, cfr, asks } = outline;
  const regulation = cfr === '' ? '' : ` Reference: ${cfr}.`;
  return [
    new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
    new Paragraph(`Written safety program of ${company}.${regulation}`),
    new Paragraph({ text: 'Required by', heading: HeadingLevel.HEADING_1 }),
    ...asks.map((text) => new Paragraph({ text, bullet: { level: 0 } })),
    new Paragraph({ text: 'Elements', heading: HeadingLevel.HEADING_1 }),
    new Paragraph({ text: scoring(outline), style: GUIDANCE_STYLE }),
  ];
}

/**
 * Draws an outline as a Word document (Office Open XML): real headings, a table of the elements with links to them, and below
 * each heading what it must say and an empty paragraph.
 */
export function writeOutline(docx: Docx, outline: ProgramOutline): Promise<ArrayBuffer> {
  const { Document, HeadingLevel, Packer, Paragraph } = docx;
  const document = new Document({
    title: `${outline.title}: outline`,
    creator: outline.company,
    styles: {
      default: { document: { run: { font: 'Calibri', size: 22, language: { value: 'en-US' } } } },
      paragraphStyles: [
        {
          id: GUIDANCE_STYLE,
          name: GUIDANCE_STYLE,
          basedOn: 'Normal',
          quickFormat: true,
          run: { italics: true, color: '595959' },
          paragraph: { spacing: { after: 120 } },
        },
      ],
    },
    sections: [
      {
        children: [
          ...opening(docx, outline),
          elementTable(docx, outline),
          new Paragraph({ text: 'Program', heading: HeadingLevel.HEADING_1, pageBreakBefore: true }),
          ...HOW_TO.map((text) => new Paragraph({ text, style: GUIDANCE_STYLE })),
          ...outline.elements.flatMap((element) => elementSection(docx, element)),
        ],
      },
    ],
  });
  return Packer.toArrayBuffer(document);
}
