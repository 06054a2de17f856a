import type { ProgramVersion, Review } from '@vcms/domain';

export type ElementFinding = Review['findings'][number];

/** Versions of one program, the newest first. */
export function versionsOf<Version extends Pick<ProgramVersion, 'programId' | 'version'>>(
  versions: readonly Version[],
  programId: string,
): readonly Version[] {
  return versions
    .filter((entry) => entry.programId === programId)
    .toSorted((left, right) => right.version - left.version);
}

/** The newest review of a version in one scope. */
export function reviewIn(
  reviews: readonly Review[],
  { id, version }: Pick<ProgramVersion, 'id' | 'version'>,
  scope: string,
): Review | undefined {
  return reviews
    .filter((entry) => entry.subjectType === 'program' && entry.scope === scope)
    .filter((entry) => entry.subjectId === id && entry.subjectVersion === version)
    .toSorted((left, right) => right.decidedAt.getTime() - left.decidedAt.getTime())[0];
}

/** What the newest review of a version says of an element. */
export function findingOf(review: Review | undefined, elementId: string): ElementFinding | undefined {
  return review?.findings.find(({ key }) => key === elementId);
}

/**
 * The review for which a version went back, the newest of any side; undefined: it did not. Of each side the newest counts: a
 * second look may have overturned the first one.
 */
export function returnOf(
  reviews: readonly Review[],
  { id, version }: Pick<ProgramVersion, 'id' | 'version'>,
): Review | undefined {
  const own = reviews
    .filter((entry) => entry.subjectType === 'program')
    .filter((entry) => entry.subjectId === id && entry.subjectVersion === version)
    .toSorted((left, right) => right.decidedAt.getTime() - left.decidedAt.getTime());
  return own.find(
    (entry) =>
      entry.decision !== 'accepted' && own.find(({ scope }) => scope === entry.scope)?.id === entry.id,
  );
}

/** Elements that failed, by their ids, with what the reviewer wrote. */
export function failedElements(review: Review | undefined): ReadonlyMap<string, string> {
  const failed = review?.findings.filter(({ result }) => result === 'fail') ?? [];
  return new Map(failed.map(({ key, comment }) => [key, comment]));
}
