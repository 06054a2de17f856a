import { type ProgramAppeal, type ProgramVersion, type Review, WAITING_EVIDENCE_STATES } from '@vcms/domain';

/** Where a second look stands: asked for, or decided by a review of somebody else. */
export interface SecondLook {
  readonly appeal: ProgramAppeal;
  /** What the firm decided first; undefined: not among the reviews that were read. */
  readonly first: Review | undefined;
  /** The decision of the second look; undefined: it is still waited for. */
  readonly second: Review | undefined;
}

/** The second look at a version, where its contractor has asked for one. */
export function secondLookOf(
  { id, version, state, appeal }: Pick<ProgramVersion, 'id' | 'version' | 'state' | 'appeal'>,
  reviews: readonly Review[],
): SecondLook | undefined {
  if (appeal === undefined) return undefined;
  const own = reviews.filter(
    ({ subjectType, subjectId, subjectVersion, scope }) =>
      subjectType === 'program' && subjectId === id && subjectVersion === version && scope === 'firm',
  );
  const first = own.find((review) => review.id === appeal.reviewId);
  const isWaiting = WAITING_EVIDENCE_STATES.includes(state);
  const later = own.filter((review) => review.id !== appeal.reviewId);
  const [second] = later.toSorted((left, right) => right.decidedAt.getTime() - left.decidedAt.getTime());
  return { appeal, first, second: isWaiting ? undefined : second };
}
