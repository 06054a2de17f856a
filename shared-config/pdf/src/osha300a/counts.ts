import { type Certainty, type Found, foundIn } from '../acord25/found.ts';
import { scannedCount } from '../acord25/repaired-number.ts';
import { heightOf, type Line, type Word } from '../acord25/words.ts';
import { findLabels, type Label } from './labels.ts';
import type { SummaryCount } from './summary.ts';

/** Bounds of a year's record (domain section 2). */
const MOST: Readonly<Record<SummaryCount, number>> = {
  ...{ G: 10_000, H: 10_000, I: 10_000, J: 10_000, K: 1_000_000, L: 1_000_000 },
  ...{ M1: 10_000, M2: 10_000, M3: 10_000, M4: 10_000, M5: 10_000, M6: 10_000 },
  employees: 249_999,
  hours: 500_000_000,
};

/** 1,200 and 1200; undefined: no whole number as the form has it. */
function parseCount(text: string): number | undefined {
  return /^(?:\d{1,3}(?:,\d{3})+|\d{1,9})$/.test(text) ? Number(text.replaceAll(',', '')) : undefined;
}

/** The number that a word is; of a scan also where letters stand for its digits, or a full stop between thousands. */
export function countIn({ text, isScanned }: Word): number | undefined {
  return parseCount(text) ?? (isScanned === true ? parseCount(scannedCount(text)) : undefined);
}

export function certaintyOf({ text }: Word): Certainty {
  return parseCount(text) === undefined ? 'likely' : 'sure';
}

export function isWithin(field: SummaryCount, value: number): boolean {
  return value <= MOST[field];
}

/** How the form, its spreadsheet and typed copies name each total; the longest first. */
const NAMES: Readonly<Record<SummaryCount, readonly string[]>> = {
  G: ['TOTAL NUMBER OF DEATHS', 'NUMBER OF DEATHS', 'DEATHS'],
  H: [
    'TOTAL NUMBER OF CASES WITH DAYS AWAY FROM WORK',
    'CASES WITH DAYS AWAY FROM WORK',
    'DAYS AWAY FROM WORK CASES',
  ],
  I: [
    'TOTAL NUMBER OF CASES WITH JOB TRANSFER OR RESTRICTION',
    'CASES WITH JOB TRANSFER OR RESTRICTION',
    'JOB TRANSFER OR RESTRICTION CASES',
  ],
  J: ['TOTAL NUMBER OF OTHER RECORDABLE CASES', 'OTHER RECORDABLE CASES'],
  K: ['TOTAL NUMBER OF DAYS AWAY FROM WORK', 'NUMBER OF DAYS AWAY FROM WORK', 'DAYS AWAY FROM WORK'],
  L: [
    'TOTAL NUMBER OF DAYS OF JOB TRANSFER OR RESTRICTION',
    'DAYS OF JOB TRANSFER OR RESTRICTION',
    'DAYS JOB TRANSFER OR RESTRICTION',
  ],
  M1: ['INJURIES'],
  M2: ['SKIN DISORDERS', 'SKIN DISORDER'],
  M3: ['RESPIRATORY CONDITIONS', 'RESPIRATORY CONDITION'],
  M4: ['POISONINGS', 'POISONING'],
  M5: ['HEARING LOSS', 'HEARING LOSSES'],
  M6: ['ALL OTHER ILLNESSES', 'OTHER ILLNESSES'],
  employees: ['ANNUAL AVERAGE NUMBER OF EMPLOYEES', 'AVERAGE NUMBER OF EMPLOYEES'],
  hours: [
    'TOTAL HOURS WORKED BY ALL EMPLOYEES LAST YEAR',
    'TOTAL HOURS WORKED BY ALL EMPLOYEES',
    'TOTAL HOURS WORKED',
    'HOURS WORKED',
  ],
};

/** Letters' heights between a name and its number; farther apart they may belong to different columns. */
const NEAR = 20;
/** A column's letter between name and number: (G), M1, (1). */
const TAG = /^\(?(?:[G-M]|M?\(?[1-6]\))\)?[:.]?$/;

/** The number right behind a name, with nothing but signs and the column's letter between them. */
function numberBehind({ line, to, words }: Label, page: number): Found<number> | undefined {
  const rest = line.slice(to).filter(({ text }) => /[A-Za-z0-9]/.test(text) && !TAG.test(text));
  const [word, next] = rest;
  const value = word === undefined ? undefined : countIn(word);
  if (word === undefined || value === undefined) return undefined;
  // A row of single digits is a code in boxes, or a table.
  if (next !== undefined && countIn(next) !== undefined) return undefined;
  const last = line[to - 1] ?? words[0];
  const isNear = word.left - last.right < NEAR * heightOf(word);
  if (!isNear && next !== undefined) return undefined;
  return foundIn(value, page, [word], isNear ? certaintyOf(word) : 'likely');
}

/** "Days away from work" is also the end of "cases with days away from work". */
function isWhole(lines: readonly Line[], { words: [first] }: Label): boolean {
  const line = lines.find((candidate) => candidate.includes(first));
  const before: Word | undefined = line?.[line.indexOf(first) - 1];
  const isClose = before !== undefined && first.left - before.right < 1.5 * heightOf(first);
  return !isClose || !['WITH', 'OF', 'OTHER', 'RELATED', 'FROM'].includes(before.plain);
}

/** The number that stands beside the total's name; undefined: none, or more than one. */
export function namedCount(
  lines: readonly Line[],
  field: SummaryCount,
  page: number,
): Found<number> | undefined {
  for (const name of NAMES[field]) {
    const labels = findLabels(lines, name).filter((label) => isWhole(lines, label));
    const found = labels.flatMap((label) => numberBehind(label, page) ?? []);
    const [only, other] = found;
    if (other !== undefined) return undefined;
    if (only !== undefined) return isWithin(field, only.value) ? only : undefined;
  }
  return undefined;
}

/** The number that ends a line which the column's letter begins, whatever the words between them are. */
export function letteredCount(
  lines: readonly Line[],
  field: SummaryCount,
  page: number,
): Found<number> | undefined {
  const found = lines.flatMap(([tag, ...rest]) => {
    const numbers = rest.filter((word) => countIn(word) !== undefined);
    const [number] = numbers;
    const isLine = tag?.text === `(${field})` && number === rest.at(-1) && rest.length > 1;
    const value = number === undefined ? undefined : countIn(number);
    if (!isLine || numbers.length > 1 || number === undefined || value === undefined) return [];
    return isWithin(field, value) ? [foundIn(value, page, [number], 'likely')] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}
