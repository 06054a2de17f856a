import { addDays } from '@vcms/domain';
import { DEMO_PEOPLE } from './words/accounts.ts';
import {
  at,
  type DemoEngagement,
  type DemoNotification,
  type DemoUser,
  early,
} from './words/demo-records.ts';

/** 45 notifications, of which 30 are unread (domain section 8). */
const NOTIFICATION_COUNT = 45;
const UNREAD_COUNT = 30;

type Draft = Omit<DemoNotification, 'read'>;

function activeUsers(users: readonly DemoUser[], companyId: string, role: string): readonly string[] {
  return users
    .filter(
      ({ record }) => record.companyId === companyId && record.role === role && record.status === 'active',
    )
    .map(({ uid }) => uid);
}

/** Texts N1, N2 and N3 of domain section 4: what a change of an engagement tells the other side. */
function engagementDrafts({ id, record }: DemoEngagement, users: readonly DemoUser[]): readonly Draft[] {
  const { clientId, contractorId, clientName, contractorName, state, decisionReason, updatedAt, workTypes } =
    record;
  const contractors = ['5005', '5006'].flatMap((role) => activeUsers(users, contractorId, role));
  const approvers = activeUsers(users, clientId, '5003');
  const send = (to: readonly string[], title: string, body: string): readonly Draft[] =>
    to.map((toId) => ({ toId, eventKey: `engagement.${state}.${id}`, title, body, at: updatedAt }));
  if (state === 'invited') {
    return send(contractors, 'New request', `${clientName} asks you to join its contractor list.`);
  }
  if (state === 'submitted') {
    const deciders = approvers.length > 0 ? approvers : [DEMO_PEOPLE.cs.uid];
    return send(deciders, 'Contractor ready', `${contractorName} submitted for approval by ${clientName}.`);
  }
  if (state === 'approved') {
    return send(
      contractors,
      'Approved',
      `${clientName}: you are approved for ${workTypes.map((type) => type.replaceAll('_', ' ')).join(', ')}.`,
    );
  }
  if (state === 'suspended') return send(contractors, 'Suspended', `${clientName}: ${decisionReason}`);
  return state === 'rejected' ? send(contractors, 'Not approved', `${clientName}: ${decisionReason}`) : [];
}

/** N18 for the roles that hear of no decision, and N20 for the firm. */
function accountDrafts(engagements: readonly DemoEngagement[], today: string): readonly Draft[] {
  const overdueSince = at(addDays(today, -3), 0);
  const overdue = engagements.filter(
    ({ record }) => record.state === 'submitted' && record.updatedAt < overdueSince,
  ).length;
  const welcome = { title: 'Account changed', body: 'Your account was enabled. Welcome to VCMS.' };
  const waiting = {
    title: 'Review overdue',
    body: `${overdue} contractors have waited for a decision for more than 3 days.`,
  };
  const people = [DEMO_PEOPLE.clientReduced, DEMO_PEOPLE.contractorLimited, DEMO_PEOPLE.contractorNew];
  return [
    ...[DEMO_PEOPLE.admin, DEMO_PEOPLE.cs].map(({ uid }) => ({
      toId: uid,
      eventKey: `review-overdue.${today}`,
      ...waiting,
      at: early(today, 0),
    })),
    ...[...people, DEMO_PEOPLE.admin, DEMO_PEOPLE.client2, DEMO_PEOPLE.contractor2].map(({ uid }, index) => ({
      toId: uid,
      eventKey: 'account.enabled',
      ...welcome,
      at: at(addDays(today, -index - 1), 10),
    })),
  ];
}

/** Notifications about what the demo data holds, newest first; the oldest fifteen have been read. */
export function buildNotifications(
  engagements: readonly DemoEngagement[],
  users: readonly DemoUser[],
  today: string,
): readonly DemoNotification[] {
  const drafts = [
    ...accountDrafts(engagements, today),
    ...engagements.flatMap((engagement) => engagementDrafts(engagement, users)),
  ];
  return drafts
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || a.toId.localeCompare(b.toId))
    .slice(0, NOTIFICATION_COUNT)
    .map((draft, index) => ({ ...draft, read: index >= UNREAD_COUNT }));
}
