import { addDays, type CalendarDate, type Program, type ProgramEdition } from '@vcms/domain';
import { PROGRAMS } from './index.ts';

/** Days ago that the firm published each edition of its catalogue. */
const PUBLISHED = { first: 900, second: 500 } as const;

type Content = Pick<ProgramEdition, 'title' | 'cfr' | 'elements' | 'appliesToTrades'>;

function contentOf({ title, cfr, elements, appliesToTrades }: Program): Content {
  return { title, cfr, elements, appliesToTrades };
}

function published(program: Program, n: number, content: Content, ago: number, today: CalendarDate) {
  const changeNote = n === 1 ? 'First edition.' : 'Asks who trains, and how tools go up a ladder.';
  const publishedOn = addDays(today, -ago);
  return {
    ...{ programId: program.id, n, ...content },
    ...{ status: 'published' as const, publishedOn, changeNote },
  };
}

/** What the second edition of a program asked for the first time. */
const NEW_IN_SECOND: readonly string[] = ['loads', 'training'];

function firstOf(content: Content): Content {
  return { ...content, elements: content.elements.filter(({ id }) => !NEW_IN_SECOND.includes(id)) };
}

function publishedEditions(program: Program, today: CalendarDate): readonly ProgramEdition[] {
  const content = contentOf(program);
  if (program.edition !== 2) return [published(program, 1, content, PUBLISHED.first, today)];
  return [
    published(program, 1, firstOf(content), PUBLISHED.first, today),
    published(program, 2, content, PUBLISHED.second, today),
  ];
}

/** What the firm works on: an element more, and one that weighs more. */
function draftOfNext(program: Program): ProgramEdition {
  const { elements, ...content } = contentOf(program);
  const heavier = elements.map((element) => (element.id === 'review' ? { ...element, points: 3 } : element));
  const notice = {
    id: 'told-results',
    text: 'Tells people of their results in writing within five working days, and what is done above the limit.',
    ...{ points: 3, critical: false, cfr: '1926.1153(d)(2)(vi)' },
  };
  const n = (program.edition ?? 0) + 1;
  return { programId: program.id, n, ...content, elements: [...heavier, notice], status: 'draft' };
}

/** Every edition of the catalogue: what is published, and one draft. */
export function programEditions(today: CalendarDate): readonly ProgramEdition[] {
  return PROGRAMS.flatMap((program) => [
    ...publishedEditions(program, today),
    ...(program.id === 'silica' ? [draftOfNext(program)] : []),
  ]);
}
