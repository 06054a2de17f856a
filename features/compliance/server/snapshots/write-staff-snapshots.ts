import {
  documentPath,
  type EvaluationInput,
  engagementId,
  type PersonStanding,
  personStandings,
  staffAssignmentId,
} from '@vcms/domain';
import { type Trusted, withoutAbsent } from '@vcms/server/core';
import { changesBetween, putChange, storedBy } from '@vcms/server/tasks';
import type { DocumentData } from 'firebase-admin/firestore';

/** A transaction takes 500 writes. */
const TOGETHER = 400;

export interface StaffPair {
  readonly clientId: string;
  readonly contractorId: string;
}

function fieldsOf(
  pair: StaffPair,
  { assignment, status, lacking, nextChangeOn }: PersonStanding,
): DocumentData {
  const { staffId, name, jobRole, sites, from, to } = assignment;
  return withoutAbsent({ ...pair, staffId, name, jobRole, sites, from, to, status, lacking, nextChangeOn });
}

/**
 * Stores how each person of a contractor stands with a client today; without input nobody is listed. What did not change is not
 * written. `readAt` is when the input was read: once the pair's own snapshot, which is written before, stands on a later reading,
 * that reading's people count and this one stops.
 */
export async function writeStaffSnapshots(
  trusted: Trusted,
  pair: StaffPair,
  input: EvaluationInput | undefined,
  readAt: number,
): Promise<void> {
  const { db } = trusted;
  const standings = input === undefined ? [] : personStandings(input, pair.clientId);
  const wanted = new Map(
    standings.map((one) => [staffAssignmentId(pair.clientId, one.assignment.staffId), fieldsOf(pair, one)]),
  );
  const own = db
    .collection('staffSnapshots')
    .where('clientId', '==', pair.clientId)
    .where('contractorId', '==', pair.contractorId);
  const changes = changesBetween(await storedBy(own), wanted);
  const newest = db.doc(documentPath('snapshots', engagementId(pair.clientId, pair.contractorId)));
  for (let from = 0; from < changes.length; from += TOGETHER) {
    const isCurrent = await db.runTransaction(async (transaction) => {
      const latest: unknown = (await transaction.get(newest)).get('readAt');
      if (typeof latest === 'number' && latest > readAt) return false;
      for (const change of changes.slice(from, from + TOGETHER)) {
        putChange(transaction, db.doc(documentPath('staffSnapshots', change.id)), change);
      }
      return true;
    });
    if (!isCurrent) return;
  }
}
