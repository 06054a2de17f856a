import { type CalendarDate, isCalendarDate } from '@vcms/domain';
import { parseDate } from '../acord25/read-values.ts';
import { digitsOf } from '../acord25/repaired-number.ts';
import { plainText, type Word } from '../acord25/words.ts';
import type { FlowWord } from './flow.ts';

/** .87, 0.87 and 1.05; with a full stop behind it. Undefined: no modification. */
export function parseRating(text: string): string | undefined {
  const [, whole = '', decimals] = /^(\d?)\.(\d\d)[.,;)]*$/.exec(text) ?? [];
  if (decimals === undefined) return undefined;
  const value = `${whole === '' ? '0' : whole}.${decimals}`;
  return Number(value) >= 0.2 && Number(value) <= 5 ? value : undefined;
}

/** What a scan may have made of a modification: letters for its digits, another sign for its point. */
function scannedRating(text: string): string | undefined {
  const [, whole = '', decimals = ''] = /^(\w?)[.,:·'](\w\w)[.,;)]*$/.exec(text) ?? [];
  return parseRating(`${digitsOf(whole)}.${digitsOf(decimals)}`);
}

/** The point is the smallest sign of a paper, and the first that a scan loses: 87, -87 and 105 where a modification must stand. */
function withLostPoint(text: string): string | undefined {
  const [, whole = '', decimals = ''] = /^(\d?)-?(\d\d)[.,;)]*$/.exec(digitsOf(text)) ?? [];
  return parseRating(`${whole}.${decimals}`);
}

/** `isPlace`: nothing else can stand there. */
export function ratingIn({ text, isScanned }: Word, isPlace: boolean): string | undefined {
  const clear = parseRating(text);
  if (clear !== undefined || isScanned !== true) return clear;
  return scannedRating(text) ?? (isPlace ? withLostPoint(text) : undefined);
}

const MONTHS = 'JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER'.split(
  ' ',
);

function monthOf(text: string): number {
  const plain = plainText(text);
  return plain.length < 3 ? 0 : MONTHS.findIndex((name) => name === plain || name.slice(0, 3) === plain) + 1;
}

export interface DateAt {
  readonly date: CalendarDate;
  /** How many words it takes. */
  readonly length: number;
}

/** A date that begins with this word: 04/01/2026, April 1, 2026. Two digits of a year say nothing. */
export function dateAt(flow: readonly FlowWord[], at: number): DateAt | undefined {
  const [first, second, third] = [flow[at], flow[at + 1], flow[at + 2]];
  if (first === undefined) return undefined;
  const numeric = parseDate(first.text.replace(/[.,;:)]+$/, ''));
  if (numeric !== undefined) return { date: numeric, length: 1 };
  const month = monthOf(first.text);
  const day = /^(\d{1,2})(?:st|nd|rd|th)?,?$/.exec(second?.text ?? '')?.[1];
  const year = /^(\d{4})[.,;:)]*$/.exec(third?.text ?? '')?.[1];
  if (month === 0 || day === undefined || year === undefined) return undefined;
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return year >= '1980' && year <= '2100' && isCalendarDate(date) ? { date, length: 3 } : undefined;
}
