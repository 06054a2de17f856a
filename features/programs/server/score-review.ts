import {
  addMonths,
  documentPath,
  PROGRAM_VALID_MONTHS,
  type Program,
  type ProgramScore,
  type Review,
  scoreFindings,
} from '@vcms/domain';
import { type Trusted, textOf } from '@vcms/server/core';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';

/**
 * The score of an accepted review of a program, from its findings and the edition of the catalogue that was submitted
 * against, whatever was published since; undefined where nothing is scored: another kind of evidence, a return, a declaration, a program that the catalogue does not know. Reads before the
 * transaction's first write.
 */
export async function readProgramScore(
  { db }: Trusted,
  transaction: Transaction,
  review: DocumentData,
  subject: DocumentData | undefined,
): Promise<ProgramScore | undefined> {
  const isScored =
    review.subjectType === 'program' &&
    review.decision === 'accepted' &&
    review.subjectVersion === subject?.version &&
    subject?.declaredNotApplicable === false;
  if (!isScored) return undefined;
  const found = await transaction.get(db.doc(judgedBy(subject ?? {})));
  const elements: Program['elements'] | undefined = found.get('elements');
  const findings: Review['findings'] = Array.isArray(review.findings) ? review.findings : [];
  return elements === undefined ? undefined : scoreFindings({ elements }, findings);
}

/** Where the elements stand that a version is judged by: those of today for one from before editions were kept. */
function judgedBy({ programId, edition }: DocumentData): string {
  const id = textOf(programId);
  return typeof edition === 'number'
    ? documentPath('programEditions', id, edition)
    : documentPath('programs', id);
}

/** What a review keeps of its score. */
export function scoredReview({ score, criticalFails }: ProgramScore): DocumentData {
  return { score, criticalFails };
}

/** What the firm's review says of the version: its score, and until when it counts. */
export function scoredVersion(scored: ProgramScore, reviewedOn: string): DocumentData {
  return { ...scoredReview(scored), reviewedOn, validUntil: addMonths(reviewedOn, PROGRAM_VALID_MONTHS) };
}
