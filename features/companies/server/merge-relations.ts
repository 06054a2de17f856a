import { collectionGroup, collectionPath, documentPath, engagementId, staffAssignmentId } from '@vcms/domain';
import { TRUSTED_ACTOR, type Trusted, textOf, updatedStamps } from '@vcms/server/core';
import type { Query } from 'firebase-admin/firestore';
import { eachPage } from './merge-pages.ts';
import type { MergeParties, MergeStep } from './merge-parties.ts';

/** A query of documents that name the source in one field, and nothing of their own path. */
interface Reference {
  readonly query: Query;
  readonly field: string;
}

/** What names a client and a contractor beside engagements, whose ids are made of both. */
const RELATIONS = ['requirementOverrides', 'variances', 'notes', 'documentRequests'] as const;

/** Everything of the source that stays where it is and only says another company now. */
export function references({ db }: Trusted, { source, side }: MergeParties): readonly Reference[] {
  const own = (query: Query, field: string): Reference => ({
    query: query.where(field, '==', source.id),
    field,
  });
  const both = [
    ...RELATIONS.map((name) => own(db.collection(collectionPath(name)), side)),
    own(db.collection('calendarEvents'), 'ownerCompanyId'),
  ];
  if (side === 'contractorId') return [...both, own(db.collection('staffAssignments'), side)];
  return [
    ...both,
    own(db.collection('announcements'), side),
    own(db.collectionGroup(collectionGroup('announcementRecipients')), side),
    own(db.collectionGroup(collectionGroup('reviews')), 'scope'),
    own(db.collection('questionnaires'), 'owner'),
    own(db.collectionGroup(collectionGroup('questionnaireVersions')), 'owner'),
  ];
}

/** Overrides, variances, notes, requests for documents, events, announcements, assignments and a client's own reviews. */
export const moveRelations: MergeStep = async (trusted, parties) => {
  const { db } = trusted;
  const { target } = parties;
  for (const { query, field } of references(trusted, parties))
    await eachPage(db, query, (batch, { ref }) => batch.update(ref, { [field]: target.id }));
  await moveEvents(trusted, parties);
  if (parties.side === 'clientId') await moveClientKeys(trusted, parties);
  else await moveRecipients(trusted, parties);
};

/** Events of an engagement carry its id as well as both companies. */
async function moveEvents({ db }: Trusted, { source, target, side }: MergeParties): Promise<void> {
  await eachPage(db, db.collection('calendarEvents').where(side, '==', source.id), (batch, entry) => {
    const pair = { clientId: textOf(entry.get('clientId')), contractorId: textOf(entry.get('contractorId')) };
    const next = { ...pair, [side]: target.id };
    batch.update(entry.ref, { ...next, engagementId: engagementId(next.clientId, next.contractorId) });
  });
}

/** Documents whose id is the client's or begins with it, and folders named after it. */
async function moveClientKeys({ db }: Trusted, { source, target }: MergeParties): Promise<void> {
  const assigned = db.collection('staffAssignments').where('clientId', '==', source.id);
  await eachPage(db, assigned, (batch, entry) => {
    const staffId = textOf(entry.get('staffId'));
    const place = db.doc(documentPath('staffAssignments', staffAssignmentId(target.id, staffId)));
    batch.set(place, { ...entry.data(), clientId: target.id });
    batch.delete(entry.ref);
  });
  const holders = db.collectionGroup(collectionGroup('policyHolders')).where('clientId', '==', source.id);
  await eachPage(db, holders, (batch, entry) => {
    // Not the work of whoever wrote it last.
    const moved = { ...entry.data(), clientId: target.id, ...updatedStamps(TRUSTED_ACTOR) };
    batch.set(entry.ref.parent.doc(target.id), moved);
    batch.delete(entry.ref);
  });
  const folder = db
    .collectionGroup(collectionGroup('documents'))
    .where('visibility', '==', `client:${source.id}`);
  await eachPage(db, folder, (batch, { ref }) => batch.update(ref, { visibility: `client:${target.id}` }));
}

/** What a contractor has received; a row of the target for the same announcement stays. */
async function moveRecipients({ db }: Trusted, { source, target }: MergeParties): Promise<void> {
  const rows = db.collectionGroup(collectionGroup('announcementRecipients'));
  const there = await rows.where('contractorId', '==', target.id).get();
  const taken = new Set(there.docs.map(({ ref }) => ref.path));
  await eachPage(db, rows.where('contractorId', '==', source.id), (batch, entry) => {
    const place = entry.ref.parent.doc(target.id);
    if (!taken.has(place.path)) batch.set(place, { ...entry.data(), contractorId: target.id });
    batch.delete(entry.ref);
  });
}
