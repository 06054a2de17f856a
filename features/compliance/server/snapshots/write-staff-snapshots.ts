import {
  documentPath,
  type EvaluationInput,
  engagementId,
  type PersonStanding,
  personStandings,
  staffAssignmentId,
} from '@vcms/domain';
import { createdStamps, TRUSTED_ACTOR, type Trusted, updatedStamps, withoutAbsent } from '@vcms/server/core';
import { isSameContent } from '@vcms/server/tasks';
import type { DocumentData } from 'firebase-admin/firestore';

/** A transaction takes 500 writes. */
const TOGETHER = 400;

export interface StaffPair {
  readonly clientId: string;
  readonly contractorId: string;
}

/** A person as it should be listed, or one that should not be there. */
interface Change {
  readonly id: string;
  readonly fields: DocumentData | undefined;
  readonly stored: DocumentData | undefined;
}

function fieldsOf(
  pair: StaffPair,
  { assignment, status, lacking, nextChangeOn }: PersonStanding,
): DocumentData {
  const { staffId, name, jobRole, sites, from, to } = assignment;
  return withoutAbsent({ ...pair, staffId, name, jobRole, sites, from, to, status, lacking, nextChangeOn });
}

async function changesOf(
  { db }: Trusted,
  { clientId, contractorId }: StaffPair,
  wanted: ReadonlyMap<string, DocumentData>,
): Promise<readonly Change[]> {
  const own = db
    .collection('staffSnapshots')
    .where('clientId', '==', clientId)
    .where('contractorId', '==', contractorId);
  const stored = new Map((await own.get()).docs.map((entry) => [entry.id, entry.data()]));
  return [...new Set([...wanted.keys(), ...stored.keys()])]
    .map((id): Change => ({ id, fields: wanted.get(id), stored: stored.get(id) }))
    .filter(({ fields, stored: there }) => !isSameContent(fields ?? {}, there ?? {}));
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
  const changes = await changesOf(trusted, pair, wanted);
  const newest = db.doc(documentPath('snapshots', engagementId(pair.clientId, pair.contractorId)));
  for (let from = 0; from < changes.length; from += TOGETHER) {
    const isCurrent = await db.runTransaction(async (transaction) => {
      const latest: unknown = (await transaction.get(newest)).get('readAt');
      if (typeof latest === 'number' && latest > readAt) return false;
      for (const { id, fields, stored } of changes.slice(from, from + TOGETHER)) {
        const reference = db.doc(documentPath('staffSnapshots', id));
        const { createdAt, createdBy, v } = stored ?? {};
        const origin = stored === undefined ? createdStamps(TRUSTED_ACTOR) : { createdAt, createdBy, v };
        if (fields === undefined) transaction.delete(reference);
        else transaction.set(reference, { ...fields, ...origin, ...updatedStamps(TRUSTED_ACTOR) });
      }
      return true;
    });
    if (!isCurrent) return;
  }
}
