import { type Question, type QuestionnaireVersion, questionsOf } from '@vcms/domain';

type Sections = Pick<QuestionnaireVersion, 'sections'>;

/** One difference between two versions; `parts` are what changed in words. */
export interface QuestionDifference {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly question: Question;
  readonly section: string;
  readonly parts: readonly string[];
}

const PARTS: readonly (readonly [label: string, value: (question: Question) => unknown])[] = [
  ['type', ({ type }) => type],
  ['text', ({ text }) => text],
  ['why it is asked', ({ help }) => help ?? ''],
  ['required', ({ required }) => required],
  ['answers to choose from', ({ options }) => options ?? []],
  ['limits', ({ min, max, maxLength }) => [min ?? null, max ?? null, maxLength ?? null]],
  ['condition', ({ showIf }) => (showIf === undefined ? null : [showIf.questionId, showIf.equals])],
  ['weight', ({ weight }) => weight],
  ['knockouts', ({ knockout }) => knockout],
  ['document', ({ evidence }) => evidence],
];

function changedParts(before: Question, after: Question): readonly string[] {
  return PARTS.filter(([, value]) => JSON.stringify(value(before)) !== JSON.stringify(value(after))).map(
    ([label]) => label,
  );
}

function sectionTitles({ sections }: Sections): ReadonlyMap<string, string> {
  return new Map(sections.flatMap(({ title, questions }) => questions.map(({ id }) => [id, title] as const)));
}

/** What is different in `after`, in its order; what was removed comes last. A question keeps its id over all versions. */
export function definitionDiff(before: Sections, after: Sections): readonly QuestionDifference[] {
  const earlier = new Map(questionsOf(before).map((question) => [question.id, question]));
  const kept = new Set(questionsOf(after).map(({ id }) => id));
  const was = sectionTitles(before);
  const now = sectionTitles(after);
  const present = questionsOf(after).flatMap((question): readonly QuestionDifference[] => {
    const section = now.get(question.id) ?? '';
    const old = earlier.get(question.id);
    if (old === undefined) return [{ kind: 'added', question, section, parts: [] }];
    const moved = was.get(question.id) === section ? [] : ['section'];
    const parts = [...changedParts(old, question), ...moved];
    return parts.length === 0 ? [] : [{ kind: 'changed', question, section, parts }];
  });
  const removed = questionsOf(before)
    .filter(({ id }) => !kept.has(id))
    .map((question): QuestionDifference => {
      return { kind: 'removed', question, section: was.get(question.id) ?? '', parts: [] };
    });
  return [...present, ...removed];
}
