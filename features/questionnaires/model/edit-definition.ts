import { type Question, type QuestionnaireVersion, questionsOf } from '@vcms/domain';

export type Sections = QuestionnaireVersion['sections'];

/** Where a question stands. */
export interface Place {
  readonly section: number;
  readonly question: number;
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
}

/** An id that no question of these or of earlier versions has: an id means the same in all versions. */
export function newQuestionId(section: string, used: ReadonlySet<string>): string {
  const base = slug(section) || 'question';
  for (let count = 1; ; count += 1) {
    const id = `${base}-${count}`;
    if (!used.has(id)) return id;
  }
}

export function blankQuestion(id: string): Question {
  return { id, type: 'yes_no_na', text: '', required: true, weight: 1, knockout: [], evidence: false };
}

export function addQuestion(sections: Sections, section: number, question: Question): Sections {
  return sections.map((entry, at) =>
    at === section ? { ...entry, questions: [...entry.questions, question] } : entry,
  );
}

export function replaceQuestion(sections: Sections, id: string, question: Question): Sections {
  return sections.map((entry) => ({
    ...entry,
    questions: entry.questions.map((known) => (known.id === id ? question : known)),
  }));
}

export function removeQuestion(sections: Sections, id: string): Sections {
  return sections.map((entry) => ({
    ...entry,
    questions: entry.questions.filter((known) => known.id !== id),
  }));
}

export function placeOf(sections: Sections, id: string): Place | undefined {
  for (const [section, { questions }] of sections.entries()) {
    const question = questions.findIndex((known) => known.id === id);
    if (question !== -1) return { section, question };
  }
  return undefined;
}

/** Puts a question before what stands at a place now; a place beyond the end is the end. */
export function moveQuestion(sections: Sections, id: string, to: Place): Sections {
  const moved = questionsOf({ sections }).find((question) => question.id === id);
  if (moved === undefined || sections[to.section] === undefined) return sections;
  return removeQuestion(sections, id).map((entry, at) =>
    at === to.section ? { ...entry, questions: entry.questions.toSpliced(to.question, 0, moved) } : entry,
  );
}

/** One step up or down, over the border of a section into the next one. */
export function stepQuestion(sections: Sections, id: string, step: -1 | 1): Sections {
  const place = placeOf(sections, id);
  if (place === undefined) return sections;
  const { section, question } = place;
  const count = sections[section]?.questions.length ?? 0;
  const within = question + step;
  if (within >= 0 && within < count) return moveQuestion(sections, id, { section, question: within });
  const next = section + step;
  const end = step === -1 ? (sections[next]?.questions.length ?? 0) : 0;
  return moveQuestion(sections, id, { section: next, question: end });
}

/** One step of a whole section. */
export function stepSection(sections: Sections, at: number, step: -1 | 1): Sections {
  const moved = sections[at];
  if (moved === undefined || sections[at + step] === undefined) return sections;
  return sections.toSpliced(at, 1).toSpliced(at + step, 0, moved);
}
