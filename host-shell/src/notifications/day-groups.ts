import type { Notification } from '../backend/notification.ts';

/** Notifications of one day of the reader's. */
export interface DayGroup {
  /** "Today", "Yesterday", "Nov 16, 2026". */
  readonly label: string;
  /** With the place of each in the whole list. */
  readonly items: readonly { readonly notification: Notification; readonly index: number }[];
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const RELATIVE = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY_MS = 24 * HOUR;

function dayLabel(date: Date, now: Date): string {
  const label = DAY.format(date);
  if (label === DAY.format(now)) return 'Today';
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  return label === DAY.format(yesterday) ? 'Yesterday' : label;
}

/** The list by days, in its own order. What has no time yet has just arrived. */
export function dayGroups(items: readonly Notification[], now: Date): readonly DayGroup[] {
  const groups = new Map<string, DayGroup['items']>();
  for (const [index, notification] of items.entries()) {
    const label = dayLabel(notification.dateTime ?? now, now);
    groups.set(label, [...(groups.get(label) ?? []), { notification, index }]);
  }
  return [...groups].map(([label, found]) => ({ label, items: found }));
}

/** "5 minutes ago", "3 hours ago", "yesterday", "16 days ago"; a moment of the future, by a clock that is wrong, is now. */
export function timeAgo(date: Date, now: Date): string {
  const past = Math.max(0, now.getTime() - date.getTime());
  if (past < MINUTE) return 'just now';
  if (past < HOUR) return RELATIVE.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY_MS) return RELATIVE.format(-Math.floor(past / HOUR), 'hour');
  return RELATIVE.format(-Math.floor(past / DAY_MS), 'day');
}
