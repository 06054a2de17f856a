import {
  addDays,
  formatDate,
  type Item,
  isCalendarDate,
  isReviewedDocument,
  itemTitle,
  reminderStep,
  STATUS_LABELS,
  type Status,
  workingDaysBetween,
} from '@vcms/domain';
import type { NoticePlace } from '@vcms/domain/notice-place';
import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import { activeUsers, activeUsersOfRole, notify } from '@vcms/server/notifications';
import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** From here on the client is told as well (N7). */
const CLIENT_FROM = 14;
const REVIEW_DAYS = 3;
const REVIEW_ALARM_DAYS = 5;

type Documents = readonly QueryDocumentSnapshot[];

/** N7 and N8 from snapshots of today: what ends soon, and what has ended. Answers how many snapshots. */
export async function remindOfExpiries(
  trusted: Trusted,
  snapshots: Documents,
  today: string,
): Promise<number> {
  for (const entry of snapshots) await remindOfPair(trusted, entry.id, entry.data(), today);
  return snapshots.length;
}

/** The day on which what an item rests on ends, or ended; some say it long before they warn. */
function endOf({ facts = {} }: Item, counted: string): string | undefined {
  const { daysLeft, endedOn, validUntil } = facts;
  return daysLeft === undefined ? (endedOn ?? validUntil) : addDays(counted, daysLeft);
}

async function remindOfPair(
  trusted: Trusted,
  pair: string,
  snapshot: DocumentData,
  today: string,
): Promise<void> {
  const items: readonly Item[] = Array.isArray(snapshot.result?.items) ? snapshot.result.items : [];
  const client = textOf(snapshot.clientName);
  const contractor = textOf(snapshot.contractorName);
  const asOf: unknown = snapshot.result?.asOf;
  // The client's day may be another one than the product's.
  const counted = isCalendarDate(asOf) ? asOf : today;
  for (const item of items) {
    const endsOn = endOf(item, counted);
    if (!isCalendarDate(endsOn)) continue;
    const step = reminderStep(today, endsOn);
    const over = item.status === 'non_compliant' && endsOn <= today;
    if (step === undefined && !over) continue;
    const name = itemTitle(item.key);
    const toClient = over || (step !== undefined && step <= CLIENT_FROM);
    const status = STATUS_LABELS[snapshot.result.overall as Status];
    const event = `${item.key}-${endsOn}-${over ? 'over' : step}`;
    const notice = {
      title: over
        ? 'Expired'
        : step === 0
          ? 'Expires today'
          : `Expires in ${step} ${step === 1 ? 'day' : 'days'}`,
      body: over
        ? `${name} ended on ${formatDate(endsOn)}. ${client} sees ${contractor} as ${status}.`
        : `${name} of ${contractor} ends on ${formatDate(endsOn)}.`,
    };
    // N7 says the same whoever the client is, so the contractor hears it once; N8 names the client.
    const own = over ? pair : `${snapshot.contractorId}`;
    const owners = await activeUsers(trusted, snapshot.contractorId, ['5005']);
    await notify(trusted, owners, { ...notice, eventKey: `expiry-${own}-${event}` });
    if (!toClient) continue;
    const approvers = await activeUsers(trusted, snapshot.clientId, ['5003']);
    await notify(trusted, approvers, { ...notice, eventKey: `expiry-${pair}-${event}` });
  }
}

/** 2 January, 1 and 20 February. */
export function isLogReminderDay(today: string): boolean {
  return ['01-02', '02-01', '02-20'].includes(today.slice(5));
}

/** N13: those of some contractors whose log of last year is missing. Answers how many. */
export async function remindOfLogs(trusted: Trusted, contractors: Documents, today: string): Promise<number> {
  const year = Number(today.slice(0, 4)) - 1;
  let count = 0;
  for (const company of contractors) {
    if (company.get('status') !== 'active') continue;
    const log = await company.ref.collection('oshaYears').doc(String(year)).get();
    if (log.exists && log.get('state') !== 'draft') continue;
    await notify(trusted, await activeUsers(trusted, company.id, ['5005']), {
      eventKey: `log-due-${company.id}-${today}`,
      title: "Last year's log is due 2 March",
      body: `OSHA ${year} is not on file.`,
    });
    count += 1;
  }
  return count;
}

/** Evidence that is reviewed, and the queue in which it waits. */
const REVIEWED: Readonly<Record<string, NoticePlace>> = {
  policies: 'insurance',
  oshaYears: 'statistics',
  emr: 'statistics',
  notRated: 'statistics',
  programVersions: 'programs',
  answers: 'questionnaires',
  documents: 'document-review',
};

/** Files that are kept, and papers that are reviewed with the record they belong to, wait for no reviewer by themselves. */
function hasNoQueue(kind: string, entry: QueryDocumentSnapshot): boolean {
  return kind === 'documents' && !isReviewedDocument({ typeId: entry.get('typeId') });
}

/** The queue in which most are late; of two with as many the first of `REVIEWED`. */
function worstQueue(late: ReadonlyMap<NoticePlace, number>): NoticePlace | undefined {
  return [...late].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/**
 * N20: evidence that waits longer than the promise; admins from the fifth day. The mail leads a reviewer to the queue in which most
 * are late, an admin to where all are counted. Answers how many are late.
 */
export async function remindOfReviews(trusted: Trusted, today: string): Promise<number> {
  const lateIn = new Map<NoticePlace, number>();
  let alarming = 0;
  for (const [kind, queue] of Object.entries(REVIEWED)) {
    const waiting = await trusted.db
      .collectionGroup(kind)
      .where('state', 'in', ['submitted', 'in_review'])
      .orderBy('submittedOn')
      .get();
    for (const entry of waiting.docs) {
      const since: unknown = entry.get('submittedOn');
      if (!isCalendarDate(since) || hasNoQueue(kind, entry)) continue;
      const days = workingDaysBetween(since, today);
      if (days > REVIEW_DAYS) lateIn.set(queue, (lateIn.get(queue) ?? 0) + 1);
      if (days > REVIEW_ALARM_DAYS) alarming += 1;
    }
  }
  const late = [...lateIn.values()].reduce((sum, count) => sum + count, 0);
  if (late === 0) return 0;
  const admins = alarming > 0 ? await activeUsersOfRole(trusted, '5001') : [];
  const notice = {
    eventKey: `reviews-late-${today}`,
    title: 'Review overdue',
    body: `${late} ${late === 1 ? 'item is' : 'items are'} older than ${REVIEW_DAYS} working days.`,
  };
  await notify(trusted, await activeUsersOfRole(trusted, '5002'), { ...notice, place: worstQueue(lateIn) });
  await notify(trusted, admins, notice);
  return late;
}
