import { addDays, type Question, type QuestionnaireVersion } from '@vcms/domain';
import { DEMO_COMPANY_IDS } from '../words/accounts.ts';

export const FIRM_QUESTIONNAIRE = 'safety';
const SUPPLEMENT = 'northfield-supplement';

const SECTIONS = [
  'Management',
  'Training',
  'Inspections',
  'Incidents',
  'Equipment',
  'Chemicals',
  'Subcontractors',
  'Emergencies',
];
const QUESTIONS: readonly (readonly [text: string, type: Question['type']])[] = [
  ['Is there a written procedure?', 'yes_no_na'],
  ['Does the owner or a manager review it every year?', 'yes_no_na'],
  ['Are records kept for at least five years?', 'yes_no_na'],
  ['How many people work on it?', 'number'],
  ['Are workers asked for their experience?', 'yes_no_na'],
  ['Are findings tracked until they are closed?', 'yes_no_na'],
  ['Was it audited by an outside party?', 'yes_no_na'],
  ['What has changed since last year?', 'text'],
];

/** "No" to it ends the qualification. */
export const KNOCKOUT_QUESTION = 'management-1';

function question(section: string, [text, type]: (typeof QUESTIONS)[number], place: number): Question {
  const id = `${section.toLowerCase()}-${place}`;
  return {
    id,
    type,
    text: `${section}: ${text}`,
    required: place < 7,
    ...(type === 'text' ? { maxLength: 500 } : {}),
    ...(type === 'number' ? { min: 0, max: 10_000 } : {}),
    ...(place === 6 ? { showIf: { questionId: `${section.toLowerCase()}-1`, equals: 'yes' } } : {}),
    weight: place === 1 ? 5 : 1,
    knockout: id === KNOCKOUT_QUESTION ? ['no'] : [],
    evidence: false,
  };
}

function sectionsOf(count: number): QuestionnaireVersion['sections'] {
  return SECTIONS.map((title) => ({
    title,
    questions: QUESTIONS.slice(0, count).map((entry, index) => question(title, entry, index + 1)),
  }));
}

/** The 64 questions of the version in force. */
export function firmQuestions(): readonly Question[] {
  return sectionsOf(QUESTIONS.length).flatMap(({ questions }) => questions);
}

/** The firm's definition, an old and a new version, and a client's own supplement of nine questions. */
export function questionnaireVersions(today: string): readonly QuestionnaireVersion[] {
  const firm = { definitionId: FIRM_QUESTIONNAIRE, owner: 'firm', title: 'Safety questionnaire' };
  const draft = {
    title: 'Site rules',
    questions: [question('Northfield', QUESTIONS[0] ?? ['', 'text'], 10)],
  };
  const own = {
    title: 'Northfield site rules',
    questions: [...QUESTIONS, QUESTIONS[1] ?? QUESTIONS[0]].flatMap((entry, index) =>
      entry === undefined ? [] : [question('Northfield', entry, index + 1)],
    ),
  };
  const supplement = {
    definitionId: SUPPLEMENT,
    owner: DEMO_COMPANY_IDS.northfield,
    title: 'Northfield supplement',
  };
  return [
    { ...firm, n: 1, sections: sectionsOf(7), status: 'retired', publishedOn: addDays(today, -700) },
    { ...firm, n: 2, sections: sectionsOf(8), status: 'published', publishedOn: addDays(today, -45) },
    { ...supplement, n: 1, sections: [own], status: 'published', publishedOn: addDays(today, -200) },
    { ...supplement, n: 2, sections: [own, draft], status: 'draft' },
  ];
}
