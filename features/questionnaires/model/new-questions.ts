import { type QuestionnaireResponse, type QuestionnaireVersion, questionsOf } from '@vcms/domain';

type Sections = Pick<QuestionnaireVersion, 'sections'>;

/** Ids of the questions that a version asks and an earlier one did not; without an earlier one, all. */
export function newQuestions(known: Sections | undefined, version: Sections): ReadonlySet<string> {
  const before = new Set(known === undefined ? [] : questionsOf(known).map(({ id }) => id));
  return new Set(
    questionsOf(version)
      .map(({ id }) => id)
      .filter((id) => !before.has(id)),
  );
}

/**
 * The version whose questions a contractor knows: that of its last submission, and of a first draft the one it was begun in. A
 * draft is one of the newest version from its first answer on, so its own version says nothing of that.
 */
export function knownVersionOf({
  state,
  defVersion,
  knownVersion,
}: Pick<QuestionnaireResponse, 'state' | 'defVersion' | 'knownVersion'>): number {
  return state === 'draft' ? (knownVersion ?? defVersion) : defVersion;
}
