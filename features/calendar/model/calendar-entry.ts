import type { CalendarDate } from '@vcms/domain';

/** Kinds of entries that can be shown and left out. */
export const LAYERS = [
  'events',
  'expiries',
  'reviews',
  'osha',
  'variances',
  'requirements',
  'engagements',
] as const;
export type Layer = (typeof LAYERS)[number];

export const LAYER_LABELS: Readonly<Record<Layer, string>> = {
  events: 'Events',
  expiries: 'Expiries and deadlines',
  reviews: 'Reviews promised',
  osha: 'OSHA dates',
  variances: 'Variance ends',
  requirements: 'Requirement changes',
  engagements: 'Engagements',
};

/** One thing on one or more days of the reader's calendar. */
export interface CalendarEntry {
  readonly id: string;
  readonly layer: Layer;
  readonly title: string;
  readonly date: CalendarDate;
  /** The same as `date` for what takes one day. */
  readonly lastDate: CalendarDate;
  /** HH:MM; undefined: all day. */
  readonly time?: string | undefined;
  readonly endTime?: string | undefined;
  /** The page where a derived entry is seen to; undefined: the reader has none, or it is an event. */
  readonly path?: string | undefined;
  /** The stored event behind it; undefined for derived entries. */
  readonly eventId?: string | undefined;
  /** What it shows waits for the server. */
  readonly isPending?: boolean | undefined;
}

/** All day first, then by time, then by title. */
function inOrder(left: CalendarEntry, right: CalendarEntry): number {
  const [one, other] = [keyOf(left), keyOf(right)];
  return Number(one > other) - Number(one < other);
}

function keyOf({ time = '', title, id }: CalendarEntry): string {
  return `${time} ${title} ${id}`;
}

/** What is on a day, in order. */
export function entriesOn(entries: readonly CalendarEntry[], date: CalendarDate): readonly CalendarEntry[] {
  return entries.filter((entry) => entry.date <= date && entry.lastDate >= date).toSorted(inOrder);
}

/** 14:30 as 2:30 PM. */
export function spellTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
