import type { Program } from '@vcms/domain';
import { ago, type FileContext, type SampleDocument, sampleDocument } from '@vcms/seed/words';

export const MANUAL_ID = 'safety-manual';

/** Characters of a line that fit beside the paragraph. */
const LINE_MAX = 62;

function firstLine(text: string): string {
  if (text.length <= LINE_MAX) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LINE_MAX))} ...`;
}

/** The page of a chapter; the first page names the chapters. */
export function chapterPage(programs: readonly Program[], programId: string): number {
  return programs.findIndex(({ id }) => id === programId) + 2;
}

/** One manual for all programs, a page for each. */
export function safetyManual(context: FileContext, programs: readonly Program[]): SampleDocument {
  const foot = 'Sample manual. No contractor works by it.';
  return sampleDocument({
    contractorId: context.contractorId,
    id: MANUAL_ID,
    typeId: 'safety_manual',
    category: 'program',
    title: 'Safety manual',
    issuedOn: ago(context, 420),
    page: {
      heading: 'SAFETY MANUAL',
      subheading: context.company.name,
      rows: programs.map(({ id, title }) => [title, `Page ${chapterPage(programs, id)}`]),
      foot,
      more: programs.map(({ title, cfr, elements }) => ({
        heading: title.toUpperCase(),
        subheading: cfr,
        rows: elements.map(({ cfr: paragraph = '', text }) => [paragraph, firstLine(text)]),
        foot,
      })),
    },
  });
}
