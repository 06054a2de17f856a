import type { NoticePlace } from '@vcms/domain/notice-place';
import type { Timestamp } from 'firebase-admin/firestore';
import type { Trusted } from '../core/context.ts';
import { notifyGrouped } from './notify-grouped.ts';

/** The product's own zone, whose noon parts a day. */
const HOME_ZONE = 'America/Chicago';
const NAMED = 3;

/** Something that waits for its review since a moment. */
export interface Received {
  readonly companyId: string;
  readonly companyName: string;
  readonly place: NoticePlace;
  /** Names the submission. */
  readonly key: string;
  /** What waits: "Automobile liability BA-204417". */
  readonly item: string;
  /** When it was submitted: a repeated event is of the same part of the day. */
  readonly at: Timestamp | undefined;
}

function dayPart(at: Date): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: HOME_ZONE,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' },
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}-${Number(parts.hour) < 12 ? 'am' : 'pm'}`;
}

/** The words of N4: one item by its name, several with their number and the first three. */
export function receivedWords(companyName: string, items: readonly string[]) {
  const [first = '', ...others] = items;
  if (others.length === 0)
    return { title: 'Document received', body: `${companyName}: ${first} waits for review.` };
  const named = items.slice(0, NAMED).join('; ');
  const more = items.length > NAMED ? `; ${items.length - NAMED} more` : '';
  return {
    title: `${items.length} documents received`,
    body: `${companyName}: ${items.length} items wait for review: ${named}${more}.`,
  };
}

/** N4: one notice for each reviewer, contractor, queue and half day, however much is submitted. */
export function tellReceived(
  trusted: Trusted,
  reviewers: readonly string[],
  { companyId, companyName, place, key, item, at }: Received,
): Promise<void> {
  const part = dayPart(at?.toDate() ?? trusted.now());
  const group = {
    groupKey: `received-${companyId}-${place}-${part}`,
    place,
    words: (items: readonly string[]) => receivedWords(companyName, items),
  };
  return notifyGrouped(trusted, reviewers, group, { key, item });
}
