import { documentPath, ENGAGEMENT_STATE_LABELS, nameWords, RISK_LEVELS } from '@vcms/domain';
import { writeAudit } from '@vcms/server/audit';
import type { Trusted } from '@vcms/server/core';
import { textOf, updatedStamps } from '@vcms/server/core';
import type { DocumentData } from 'firebase-admin/firestore';
import { keptEngagement } from './merge-duplicates.ts';
import { type MergeParties, type MergeStep, pairId } from './merge-parties.ts';

const WORK_TYPES_MAX = 20;
const SITES_MAX = 50;

/** Connections of the source, each moved to the target or joined with the one the target has. */
export const moveEngagements: MergeStep = async (trusted, parties, by) => {
  const { db } = trusted;
  const own = await db.collection('engagements').where(parties.side, '==', parties.source.id).get();
  for (const { id } of own.docs) await moveEngagement(trusted, parties, id, by);
};

async function moveEngagement(
  trusted: Trusted,
  parties: MergeParties,
  id: string,
  by: string,
): Promise<void> {
  const { db } = trusted;
  const { source, target, side } = parties;
  const from = db.doc(documentPath('engagements', id));
  await db.runTransaction(async (transaction) => {
    const data = (await transaction.get(from)).data();
    if (data === undefined) return;
    const other = textOf(data[side === 'clientId' ? 'contractorId' : 'clientId']);
    const to = db.doc(documentPath('engagements', pairId(side, target.id, other)));
    const there = (await transaction.get(to)).data();
    const contractor = { contractorName: target.name, nameWords: nameWords(target.name) };
    const name = side === 'clientId' ? { clientName: target.name } : contractor;
    const moved = { ...data, [side]: target.id, ...name, mergedFrom: source.id };
    const keeps = there === undefined ? 'source' : keptEngagement(data, there);
    const kept: DocumentData = keeps === 'source' ? moved : (there ?? moved);
    const joined: DocumentData = there === undefined ? kept : { ...kept, ...joinedContent(data, there) };
    transaction.set(to, { ...joined, ...updatedStamps(by) });
    transaction.delete(from);
    writeAudit(
      trusted,
      transaction,
      { uid: by, role: '5001', companyId: 'firm' },
      {
        action: 'engagement.merge',
        entityType: 'engagement',
        entityId: to.id,
        clientId: textOf(joined.clientId),
        contractorId: textOf(joined.contractorId),
        before: { source: data, ...(there === undefined ? {} : { target: there }) },
        after: { state: textOf(joined.state) },
      },
      `merge-${id}-${to.id}`,
    );
  });
}

/** What either of two connections covers: kinds of work, sites, the higher risk. */
function joinedContent(source: DocumentData, target: DocumentData): DocumentData {
  const union = (name: string, most: number) => {
    const values = [source[name], target[name]].flatMap((list) => (Array.isArray(list) ? list : []));
    return [...new Set(values)].slice(0, most);
  };
  const risk = Math.max(...[source, target].map(({ riskLevel }) => RISK_LEVELS.indexOf(riskLevel)));
  return {
    workTypes: union('workTypes', WORK_TYPES_MAX),
    sites: union('sites', SITES_MAX),
    ...(risk < 0 ? {} : { riskLevel: RISK_LEVELS[risk] }),
  };
}

/** Both connections of a pair of engagements, as the preview shows them. */
export interface EngagementMeeting {
  readonly title: string;
  readonly source: DocumentData;
  readonly target: DocumentData;
}

/** Companies that both are connected to. */
export async function engagementMeetings(
  { db }: Trusted,
  { target, side }: MergeParties,
  own: readonly DocumentData[],
): Promise<readonly EngagementMeeting[]> {
  const [otherId, otherName] =
    side === 'clientId'
      ? (['contractorId', 'contractorName'] as const)
      : (['clientId', 'clientName'] as const);
  const found = await Promise.all(
    own.map(async (source) => {
      const id = pairId(side, target.id, textOf(source[otherId]));
      const there = (await db.doc(documentPath('engagements', id)).get()).data();
      return there === undefined
        ? []
        : [{ title: `Connection with ${textOf(source[otherName])}`, source, target: there }];
    }),
  );
  return found.flat();
}

/** A state as people read it. */
export function stateText(state: unknown): string {
  const label = Object.entries(ENGAGEMENT_STATE_LABELS).find(([known]) => known === state)?.[1];
  return label ?? textOf(state);
}
