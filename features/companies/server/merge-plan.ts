import { type CallableResponse, EVIDENCE_STATE_LABELS } from '@vcms/domain';
import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import type { DocumentData } from 'firebase-admin/firestore';
import { keptEngagement, keptRecord } from './merge-duplicates.ts';
import { engagementMeetings, stateText } from './merge-engagements.ts';
import { type MergeMatch, mergeMatch } from './merge-match.ts';
import type { MergeParties } from './merge-parties.ts';
import { hasRequirements, meetings, movingRecords, titleOf } from './merge-records.ts';
import { references } from './merge-relations.ts';

/** What a merge would do and what stands in its way; the same answer as the callable gives. */
export type MergePlan = Omit<CallableResponse<'companyMerge'>, 'done'>;

/** Looks at both companies and changes nothing. */
export async function mergePlan(trusted: Trusted, parties: MergeParties): Promise<MergePlan> {
  const { db } = trusted;
  const { source, side } = parties;
  const count = async (name: string, field: string) =>
    (await db.collection(name).where(field, '==', source.id).count().get()).data().count;
  const [match, users, invitations, engaged, records, named] = await Promise.all([
    mergeMatch(trusted, parties),
    count('users', 'companyId'),
    count('invitations', 'companyId'),
    db.collection('engagements').where(side, '==', source.id).get(),
    movingRecords(trusted, parties),
    Promise.all(
      references(trusted, parties).map(async ({ query }) => (await query.count().get()).data().count),
    ),
  ]);
  const own = engaged.docs.map((entry) => entry.data());
  const files = records.filter(({ data }) => textOf(data.storagePath) !== '').length;
  const relations = named.reduce((sum, number) => sum + number, 0);
  return {
    match: match.by,
    moves: { users, invitations, engagements: own.length, records: records.length, files, relations },
    duplicates: await duplicates(trusted, parties, own, records),
    conflicts: match.by === 'none' ? [mismatch(parties, match)] : [],
  };
}

function mismatch({ source, target }: MergeParties, { unconfirmed }: MergeMatch): string {
  const names = unconfirmed.join(' and ');
  return names === ''
    ? `${source.name} and ${target.name} share neither an EIN nor a name and Zip. Correct the record first.`
    : `They share an EIN that ${names} entered itself. Ask for a proof and confirm the EIN on the record first.`;
}

type Duplicate = MergePlan['duplicates'][number];

async function duplicates(
  trusted: Trusted,
  parties: MergeParties,
  own: readonly DocumentData[],
  records: Awaited<ReturnType<typeof movingRecords>>,
): Promise<Duplicate[]> {
  const [connections, twins, demands] = await Promise.all([
    engagementMeetings(trusted, parties, own),
    meetings(trusted, parties, records),
    demandsOfBoth(trusted, parties),
  ]);
  return [
    ...connections.map(({ title, source, target }) => ({
      title,
      sourceState: stateText(source.state),
      targetState: stateText(target.state),
      keeps: keptEngagement(source, target),
    })),
    ...demands,
    ...twins.map((meeting) => ({
      title: titleOf(meeting),
      sourceState: evidenceText(meeting.record.data.state),
      targetState: evidenceText(meeting.there.state),
      keeps: keptRecord(meeting.record.data, meeting.there),
    })),
  ];
}

/** Two clients that both have published demands: the target's go on, and contractors are judged by them. */
async function demandsOfBoth({ db }: Trusted, { source, target, side }: MergeParties): Promise<Duplicate[]> {
  if (side === 'contractorId') return [];
  const both = await Promise.all([source, target].map(({ id }) => hasRequirements(db.doc(`clients/${id}`))));
  return both.every(Boolean)
    ? [{ title: 'Requirements', sourceState: '', targetState: '', keeps: 'target' }]
    : [];
}

function evidenceText(state: unknown): string {
  const label = Object.entries(EVIDENCE_STATE_LABELS).find(([known]) => known === state)?.[1];
  return label ?? textOf(state);
}
