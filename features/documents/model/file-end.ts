import { addDays, type CalendarDate, type CompanyDocument, daysBetween, formatDate } from '@vcms/domain';

/** When the files that are shown end; `any`: all files, also those without an end. */
export const END_SPANS = ['any', 'expired', '30', '60', '90'] as const;
export type EndSpan = (typeof END_SPANS)[number];

export const END_LABELS: Readonly<Record<EndSpan, string>> = {
  any: 'Any',
  expired: 'Expired',
  30: 'Expires within 30 days',
  60: 'Expires within 60 days',
  90: 'Expires within 90 days',
};

/** Days from which on an end is near. */
const NEAR_DAYS = 30;
const FIRST_DAY: CalendarDate = '1800-01-01';

/** The span that an address names; what it does not know is `any`. */
export function endNamed(name: string | null): EndSpan {
  return END_SPANS.find((span) => span === name) ?? 'any';
}

/** First and last day of the ends in a span; undefined: every file. */
export function endDays(
  span: EndSpan,
  today: CalendarDate,
): { readonly first: CalendarDate; readonly last: CalendarDate } | undefined {
  if (span === 'any') return undefined;
  if (span === 'expired') return { first: FIRST_DAY, last: addDays(today, -1) };
  return { first: today, last: addDays(today, Number(span)) };
}

export interface FileEnd {
  readonly tone: 'danger' | 'warning' | 'neutral';
  readonly label: string;
}

/** How near the end of a file is, in words; undefined: it has none. A file is good through its last day. */
export function endOf(
  { expiresOn }: Pick<CompanyDocument, 'expiresOn'>,
  today: CalendarDate,
): FileEnd | undefined {
  if (expiresOn === undefined) return undefined;
  const days = daysBetween(today, expiresOn);
  if (days < 0) return { tone: 'danger', label: `Expired ${formatDate(expiresOn)}` };
  if (days === 0) return { tone: 'warning', label: 'Ends today' };
  if (days <= NEAR_DAYS) return { tone: 'warning', label: `Ends in ${days} ${days === 1 ? 'day' : 'days'}` };
  return { tone: 'neutral', label: formatDate(expiresOn) };
}
