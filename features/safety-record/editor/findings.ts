import type { Engagement, Review, ReviewSubject } from '@vcms/domain';

/** Why a record came back: words of the reviewer, and what belongs to single fields. */
export interface ReturnWords {
  readonly comment: string;
  /** By the field that a finding names; what names none stands under an empty name. */
  readonly findings: ReadonlyMap<string, readonly string[]>;
  readonly decidedAt: Date;
}

interface Subject {
  readonly id: string;
  readonly version: number;
  readonly state: string;
}

/** The newest return of this version, or, for a correction under way, of the one before it. Undefined: it was not returned. */
export function returnOf(
  reviews: readonly Review[],
  subjectType: ReviewSubject,
  { id, version, state }: Subject,
): ReturnWords | undefined {
  const returned = state === 'draft' ? version - 1 : version;
  const review = reviews
    .filter((entry) => entry.subjectType === subjectType && entry.subjectId === id)
    .filter((entry) => entry.subjectVersion === returned && entry.decision !== 'accepted')
    .toSorted((left, right) => right.decidedAt.getTime() - left.decidedAt.getTime())[0];
  if (review === undefined) return undefined;
  const findings = new Map<string, string[]>();
  for (const { key, result, comment } of review.findings) {
    if (result !== 'fail' || comment.trim() === '') continue;
    findings.set(key, [...(findings.get(key) ?? []), comment]);
  }
  return { comment: review.publicComment, findings, decidedAt: review.decidedAt };
}

/** Everything said, for a place that shows no fields; nothing twice. */
export function allWords({ comment, findings }: ReturnWords): readonly string[] {
  return [...new Set([comment, ...[...findings.values()].flat()])].filter((text) => text.trim() !== '');
}

/** Who reviewed, as a contractor may know it: the firm, or one of its clients by name. */
export function reviewerOf(
  engagements: readonly Pick<Engagement, 'clientId' | 'clientName'>[],
): (review: Pick<Review, 'scope'>) => string {
  return ({ scope }) => {
    if (scope === 'firm') return 'the firm';
    return engagements.find(({ clientId }) => clientId === scope)?.clientName ?? 'a client';
  };
}
