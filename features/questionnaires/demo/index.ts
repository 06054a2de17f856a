import type { Question, QuestionnaireVersion } from '@vcms/domain';
import { FIRM_SECTIONS, type SectionText, USUALLY_NO } from './firm-sections.ts';
import { LAKESHORE_SECTIONS, NORTHFIELD_NEXT, NORTHFIELD_SECTIONS } from './supplement-sections.ts';

type Sections = QuestionnaireVersion['sections'];

/** "No" to it ends the qualification. */
export const KNOCKOUT_QUESTION = 'management-1';

function sectionsOf(texts: readonly SectionText[], count = Number.POSITIVE_INFINITY): Sections {
  return texts.map(([title, slug, questions]) => ({
    title,
    questions: questions.slice(0, count).map(([text, extra = {}], at): Question => {
      const { after, ...said } = extra;
      const showIf = after && { questionId: `${slug}-${after[0]}`, equals: after[1] };
      return {
        ...{
          id: `${slug}-${at + 1}`,
          type: 'yes_no_na',
          text,
          required: true,
          weight: 1,
          knockout: [],
          evidence: false,
        },
        ...said,
        ...(showIf === undefined ? {} : { showIf }),
      };
    }),
  }));
}

/** The firm's questionnaire of 64 questions, or the 56 of its first version. */
export function firmSections(version: 1 | 2): Sections {
  return sectionsOf(FIRM_SECTIONS, version === 1 ? 7 : 8);
}

/** What clients ask beside it: Northfield in force, its next draft, and Lakeshore. */
export function supplementSections(which: 'northfield' | 'northfield-next' | 'lakeshore'): Sections {
  if (which === 'lakeshore') return sectionsOf(LAKESHORE_SECTIONS);
  return sectionsOf(which === 'northfield' ? NORTHFIELD_SECTIONS : NORTHFIELD_NEXT);
}

/** What a demo contractor without trouble answers; numbers are drawn by the caller. */
export function usualAnswer({ id, type, options = [] }: Question, today: string): string | string[] {
  if (type === 'single') return options[0] ?? '';
  if (type === 'multi') return options.slice(0, 3);
  if (type === 'date') return today;
  if (type === 'text') return 'See our safety manual, chapter one.';
  return USUALLY_NO.includes(id) ? 'no' : 'yes';
}
