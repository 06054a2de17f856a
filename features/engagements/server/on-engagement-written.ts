import { writeSnapshot, writeStaffSnapshots } from '@vcms/compliance/server';
import { documentPath, type EngagementState, OPEN_ENGAGEMENT_STATES } from '@vcms/domain';
import { auditOnce, changedParts } from '@vcms/server/audit';
import { recountCompanies } from '@vcms/server/companies';
import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import { activeUsers, notify } from '@vcms/server/notifications';
import { tasksOfEngagement } from '@vcms/server/tasks';
import type { DocumentData } from 'firebase-admin/firestore';

/** A change of `engagements/{id}` as its trigger reports it. */
export interface EngagementChange {
  readonly id: string;
  readonly eventId: string;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}

/** What follows from a moved engagement: counts of both sides, review queues, audit, N1 to N3, and the snapshot. Every part may run again. */
export async function onEngagementWritten(trusted: Trusted, change: EngagementChange): Promise<void> {
  const { id, eventId, before, after } = change;
  await tasksOfEngagement(trusted, change);
  if (isOpen(before) !== isOpen(after)) {
    const pair = after ?? before;
    await recountCompanies(trusted, [pair?.clientId, pair?.contractorId]);
  }
  if (after === undefined) {
    await trusted.db.doc(documentPath('snapshots', id)).delete();
    const { clientId, contractorId } = before ?? {};
    if (before !== undefined)
      await writeStaffSnapshots(trusted, { clientId, contractorId }, undefined, Date.now());
    return;
  }
  if (ownPart(before) === ownPart(after)) return;
  const { clientId, contractorId } = after;
  // What a merge moved here is no news: the merge has its own line in the audit.
  const isMoved = before === undefined && after.mergedFrom !== undefined;
  if (before?.state !== after.state && !isMoved) {
    await auditOnce(trusted, `engagement-${eventId}`, textOf(after.updatedBy), {
      action: 'engagement.move',
      entityType: 'engagement',
      entityId: id,
      clientId,
      contractorId,
      ...changedParts(ownFields(before), ownFields(after)),
      reason: after.decisionReason,
    });
    await tellParties(trusted, change, after);
  }
  if (firstApprover(after) !== firstApprover(before)) await tellSecond(trusted, change, after);
  await writeSnapshot(trusted, clientId, contractorId);
}

function firstApprover(data: DocumentData | undefined): string {
  return textOf(data?.firstApproval?.by);
}

/** Where two must approve, the others are told that one of them has. */
async function tellSecond(
  trusted: Trusted,
  { id, eventId }: EngagementChange,
  after: DocumentData,
): Promise<void> {
  const first = firstApprover(after);
  if (first === '') return;
  const { clientId, contractorId } = after;
  await auditOnce(trusted, `engagement-first-${eventId}`, first, {
    action: 'engagement.approve_first',
    entityType: 'engagement',
    entityId: id,
    clientId,
    contractorId,
    reason: after.firstApproval.terms?.reason,
  });
  const others = (await activeUsers(trusted, clientId, ['5003'])).filter((uid) => uid !== first);
  await notify(trusted, others, {
    eventKey: `engagement-first-${id}-${eventId}`.replaceAll('/', '-'),
    title: 'Second approval needed',
    body: `${textOf(after.firstApproval.byName)} approved ${textOf(after.contractorName)}. Another person must confirm it.`,
  });
}

function isOpen(data: DocumentData | undefined): boolean {
  return OPEN_ENGAGEMENT_STATES.some((state) => state === data?.state);
}

/** Without what the snapshot writes back, or one write would follow the other for ever. */
function ownPart(data: DocumentData | undefined): string {
  return data === undefined ? '' : JSON.stringify(ownFields(data));
}

function ownFields(data: DocumentData = {}): DocumentData {
  // Neither a reminder nor a letter is a move.
  const {
    remindedAt: _at,
    letterSent: _l,
    overall: _o,
    readinessPct: _r,
    nextChangeOn: _n,
    evaluatedAt: _e,
    ...more
  } = data;
  const { changesOn: _c, trir: _t, emr: _m, blockers: _b, nameWords: _w, ...own } = more;
  return own;
}

interface News {
  readonly title: string;
  readonly body: (names: { client: string; contractor: string; reason: string }) => string;
  readonly to: 'client' | 'contractor';
}

const BECAUSE = ({ client, reason }: { client: string; reason: string }) =>
  reason === '' ? `${client}.` : `${client}: ${reason}`;

/** By the states before and after; '*' stands for any. */
const NEWS: Readonly<Record<string, News>> = {
  '*>invited': {
    title: 'New request',
    body: ({ client }) => `${client} asks you to join its contractor list.`,
    to: 'contractor',
  },
  '*>submitted': {
    title: 'Contractor ready',
    body: ({ contractor }) => `${contractor} submitted for your approval.`,
    to: 'client',
  },
  'none>requested': {
    title: 'Contractor requested',
    body: ({ contractor }) => `A colleague asks for ${contractor}. Send the request, or withdraw it.`,
    to: 'client',
  },
  'submitted>approved': { title: 'Approved', body: BECAUSE, to: 'contractor' },
  'submitted>in_progress': { title: 'Changes requested', body: BECAUSE, to: 'contractor' },
  'submitted>rejected': { title: 'Not approved', body: BECAUSE, to: 'contractor' },
  'approved>suspended': { title: 'Suspended', body: BECAUSE, to: 'contractor' },
  'suspended>approved': { title: 'Reinstated', body: BECAUSE, to: 'contractor' },
};

/** What a move is called on screen; undefined: nobody is told. */
function engagementNews(from: EngagementState | undefined, to: EngagementState): News | undefined {
  return NEWS[`${from ?? 'none'}>${to}`] ?? NEWS[`*>${to}`];
}

async function tellParties(
  trusted: Trusted,
  { id, eventId, before }: EngagementChange,
  after: DocumentData,
): Promise<void> {
  const news = engagementNews(before?.state, after.state);
  if (news === undefined) return;
  const names = {
    client: textOf(after.clientName),
    contractor: textOf(after.contractorName),
    reason: textOf(after.decisionReason),
  };
  const toIds =
    news.to === 'client'
      ? await activeUsers(trusted, after.clientId, ['5003'])
      : await activeUsers(trusted, after.contractorId);
  await notify(trusted, toIds, {
    eventKey: `engagement-${id}-${eventId}`.replaceAll('/', '-'),
    title: news.title,
    body: news.body(names),
  });
}
