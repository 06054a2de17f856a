import { formatDate } from '@vcms/domain';
import { type RepeatRule, readRule, WEEKDAY_NAMES } from './repeat-rule.ts';

const UNITS = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const;
const NTH: Readonly<Record<number, string>> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  [-1]: 'last',
};

/** The second Tuesday. */
export function nthWords(nth: number, day: string): string {
  return `the ${NTH[nth] ?? 'last'} ${day}`;
}

function onWords({ freq, days, nth, monthDay }: RepeatRule): string {
  const names = days.map((day) => WEEKDAY_NAMES[day]);
  if (freq === 'WEEKLY' && names.length > 0) return ` on ${names.join(', ')}`;
  if (nth !== undefined) return ` on ${nthWords(nth, names[0] ?? '')}`;
  return monthDay === undefined ? '' : ` on day ${monthDay}`;
}

/** How often an event takes place: Every 2 weeks on Monday, until 05/01/2027. A damaged rule says so, and what to do. */
export function repeatWords(text: string | undefined): string {
  if (text === undefined) return 'Does not repeat';
  const rule = readRule(text);
  if (rule === undefined) return DAMAGED_RULE;
  const unit = UNITS[rule.freq];
  const often = rule.interval === 1 ? `Every ${unit}` : `Every ${rule.interval} ${unit}s`;
  const until = rule.until === undefined ? '' : `, until ${formatDate(rule.until)}`;
  const count = rule.count === undefined ? '' : `, ${rule.count === 1 ? 'once' : `${rule.count} times`}`;
  return `${often}${onWords(rule)}${until}${count}`;
}

export const DAMAGED_RULE =
  'How it repeats cannot be read, so it is shown once. Change the event and choose again how it repeats.';
