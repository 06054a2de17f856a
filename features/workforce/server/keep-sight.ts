import {
  type CalendarDate,
  collectionPath,
  documentPath,
  EVIDENCE_VISIBLE_STATES,
  engagementId,
  firmDate,
  firstDayInSight,
  isAssignmentInSight,
} from '@vcms/domain';
import { changedParts, type RecordChange } from '@vcms/server/audit';
import { type Trusted, textOf } from '@vcms/server/core';
import type { DocumentReference, DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';

/** Assignments that one transaction looks at, with the relations they belong to. */
const TOGETHER = 100;

function relationOf(db: Firestore, assignment: DocumentSnapshot): DocumentReference {
  const [clientId, contractorId] = [
    textOf(assignment.get('clientId')),
    textOf(assignment.get('contractorId')),
  ];
  return db.doc(documentPath('engagements', engagementId(clientId || 'none', contractorId || 'none')));
}

function keepSome({ db }: Trusted, ids: readonly string[], today: CalendarDate): Promise<number> {
  return db.runTransaction(async (transaction) => {
    const found = await transaction.getAll(...ids.map((id) => db.doc(documentPath('staffAssignments', id))));
    const stored = found.filter(({ exists }) => exists);
    const places = new Map(stored.map((one) => [relationOf(db, one).path, relationOf(db, one)]));
    if (places.size === 0) return 0;
    const relations = await transaction.getAll(...places.values());
    const states = new Map(relations.map((one) => [one.ref.path, one.get('state')]));
    let changed = 0;
    for (const one of stored) {
      const terms = { to: one.get('to'), isLastDayByClient: one.get('isLastDayByClient') };
      const visible = isAssignmentInSight(terms, states.get(relationOf(db, one).path), today);
      if (one.get('visible') === visible) continue;
      transaction.update(one.ref, { visible });
      changed += 1;
    }
    return changed;
  });
}

/**
 * Says on assignments whether their client reads them (ADR 59). Carries no new stamp: it follows from the last day and from the
 * relation, both read in the transaction that writes. Answers how many it changed.
 * @param ids of `staffAssignments`; one that is gone is left out
 * @param today of the firm
 */
export async function keepSight(
  trusted: Trusted,
  ids: readonly string[],
  today: CalendarDate = firmDate(trusted.now()),
): Promise<number> {
  let changed = 0;
  for (let from = 0; from < ids.length; from += TOGETHER)
    changed += await keepSome(trusted, ids.slice(from, from + TOGETHER), today);
  return changed;
}

function isOpen(relation: RecordChange['after']): boolean {
  return EVIDENCE_VISIBLE_STATES.some((state) => state === relation?.state);
}

/** The people of a relation come into their client's sight with it, and leave it with its end. Answers how many did. */
export async function keepSightOfRelation(
  trusted: Trusted,
  { before, after }: Pick<RecordChange, 'before' | 'after'>,
): Promise<number> {
  if (isOpen(before) === isOpen(after)) return 0;
  const pair = after ?? before;
  const assigned = await trusted.db
    .collection(collectionPath('staffAssignments'))
    .where('clientId', '==', textOf(pair?.clientId))
    .where('contractorId', '==', textOf(pair?.contractorId))
    .select()
    .get();
  return keepSight(
    trusted,
    assigned.docs.map(({ id }) => id),
  );
}

/** A write of `keepSight` and nothing else: nobody is judged otherwise after it. */
export function isSightOnly({ before, after }: Pick<RecordChange, 'before' | 'after'>): boolean {
  if (before === undefined || after === undefined) return false;
  return Object.keys(changedParts(before, after).after).join() === 'visible';
}

/** Assignments that a client sees and whose last day lies far enough back, the earliest first. */
export function outOfSight(db: Firestore, today: CalendarDate): Query {
  return db
    .collection(collectionPath('staffAssignments'))
    .where('visible', '==', true)
    .where('to', '<', firstDayInSight(today))
    .orderBy('to')
    .orderBy('__name__')
    .select('to');
}
