import type { Question, QuestionnaireVersion } from '@vcms/domain';
import { questionsOf } from '@vcms/domain';
import type { Answers } from './answer-checks.ts';

/** Where the questions of a version stand, and which questions each one leads to. */
export interface QuestionReach {
  readonly byId: ReadonlyMap<string, Question>;
  /** Places of the sections that ask a question, by its id. */
  readonly sections: ReadonlyMap<string, readonly number[]>;
  /** Ids of the questions whose condition names a question, by its id. */
  readonly dependents: ReadonlyMap<string, readonly string[]>;
}

function grouped<Value>(entries: readonly (readonly [key: string, value: Value])[]): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const [key, value] of entries) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

export function questionReach(version: Pick<QuestionnaireVersion, 'sections'>): QuestionReach {
  const all = questionsOf(version);
  return {
    byId: new Map(all.map((question) => [question.id, question])),
    sections: grouped(
      version.sections.flatMap(({ questions }, at) => questions.map(({ id }) => [id, at] as const)),
    ),
    dependents: grouped(
      all.flatMap(({ id, showIf }) => (showIf === undefined ? [] : [[showIf.questionId, id] as const])),
    ),
  };
}

/** Ids of the answers that are another object than before, came, or are gone. */
export function changedAnswers(before: Answers, next: Answers): ReadonlySet<string> {
  const changed = new Set<string>();
  if (before === next) return changed;
  for (const id of Object.keys(next)) if (next[id] !== before[id]) changed.add(id);
  for (const id of Object.keys(before)) if (!Object.hasOwn(next, id)) changed.add(id);
  return changed;
}

/** Places of the sections whose progress can change with these answers: theirs, and those that their branches lead to. */
export function sectionsReached(
  { sections, dependents }: QuestionReach,
  changed: ReadonlySet<string>,
): ReadonlySet<number> {
  const ids = new Set(changed);
  // A set gives what is added while it is walked, and each id once: circles end.
  for (const id of ids) for (const dependent of dependents.get(id) ?? []) ids.add(dependent);
  return new Set([...ids].flatMap((id) => sections.get(id) ?? []));
}
