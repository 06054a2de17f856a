import { type Found, foundIn } from '../acord25/found.ts';
import { findPhrase } from '../acord25/phrases.ts';
import type { TextPage } from '../acord25/read-acord25.ts';
import type { Line, Word } from '../acord25/words.ts';
import { readUpright } from '../source/upright.ts';
import { letteredCount, namedCount } from './counts.ts';
import { readEmployer } from './employer.ts';
import { findLabels, formLines } from './labels.ts';
import { letterRowCounts } from './letter-rows.ts';
import { type ReadSummary, SUMMARY_COUNTS, type SummaryCount } from './summary.ts';

/** The log names the summary too, and has the same letters over its columns. */
function isSummary(lines: readonly Line[]): boolean {
  if (findPhrase(lines, 'LOG OF WORK-RELATED').length > 0) return false;
  return ['SUMMARY OF WORK-RELATED', 'FORM 300A', 'OSHA 300A'].some(
    (text) => findPhrase(lines, text).length > 0,
  );
}

function yearIn(words: readonly [Word, ...Word[]], page: number): readonly Found<number>[] {
  const text = words.map((word) => word.text).join('');
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  return year >= 2002 && year <= 2099 ? [foundIn(year, page, words)] : [];
}

/** "Year 20 25", "Calendar year 2025"; not "last year". */
function readYear(lines: readonly Line[], page: number): Found<number> | undefined {
  const years = findLabels(lines, 'YEAR').flatMap(({ words, line, to }) => {
    if (line[line.indexOf(words[0]) - 1]?.plain === 'LAST') return [];
    const rest = line.slice(to).filter(({ plain }) => plain !== '');
    const end = rest.findIndex(({ text }) => !/^\d+$/.test(text));
    const [first, ...more] = end < 0 ? rest : rest.slice(0, end);
    if (first === undefined) return [];
    return yearIn([first, ...more], page);
  });
  // The 20 that is printed ran together with the word before it.
  const joined = lines.flatMap((line) =>
    line.flatMap((word, at) => {
      const [, digits] = /^YEAR(20)$/.exec(word.plain) ?? [];
      const rest = line[at + 1];
      if (digits === undefined || rest === undefined || word.isScanned !== true) return [];
      return yearIn([{ ...word, text: digits }, rest], page);
    }),
  );
  const all = [...years, ...joined];
  return new Set(all.map(({ value }) => value)).size === 1 ? all[0] : undefined;
}

type Counts = Partial<Record<SummaryCount, Found<number>>>;

const CASES = ['G', 'H', 'I', 'J'] as const;
const TYPES = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'] as const;

function sumOf(counts: Counts, fields: readonly SummaryCount[]): number {
  return fields.reduce((sum, field) => sum + (counts[field]?.value ?? Number.NaN), 0);
}

/** The form counts each case twice: where the two sums differ, one of the ten numbers may have been misread. */
function doubted(counts: Counts): Counts {
  const [cases, types] = [sumOf(counts, CASES), sumOf(counts, TYPES)];
  if (Number.isNaN(cases) || Number.isNaN(types) || cases === types) return counts;
  const all: readonly SummaryCount[] = [...CASES, ...TYPES];
  const doubts = all.map((field) => [field, { ...counts[field], certainty: 'likely' }] as const);
  return { ...counts, ...(Object.fromEntries(doubts) as Counts) };
}

function readCounts(lines: readonly Line[], page: number): Counts {
  const inRows = letterRowCounts(lines, page);
  const read = SUMMARY_COUNTS.map(
    (field) =>
      [field, inRows[field] ?? namedCount(lines, field, page) ?? letteredCount(lines, field, page)] as const,
  );
  return doubted(Object.fromEntries(read.filter(([, found]) => found !== undefined)) as Counts);
}

/**
 * The values of every page that is a form 300A: the official form, its spreadsheet, typed copies of it. What is not clear is
 * left out; what is given is within the bounds of a year's record and still has to be confirmed by a person. Pure.
 */
export function readOsha300a(pages: readonly TextPage[]): readonly ReadSummary[] {
  return readUpright(pages, summariesOf);
}

function summariesOf(pages: readonly TextPage[]): readonly ReadSummary[] {
  return pages.flatMap((textPage) => {
    const { page } = textPage;
    const lines = formLines(textPage);
    if (!isSummary(lines)) return [];
    const counts = readCounts(lines, page);
    if (Object.keys(counts).length < 3) return [];
    const year = readYear(lines, page);
    return [{ page, ...(year === undefined ? {} : { year }), counts, ...readEmployer(lines, page) }];
  });
}
