import {
  AGGREGATE_LINES,
  type AggregateScope,
  addMonths,
  type CalendarDate,
  INSURANCE_BOUNDS,
} from '@vcms/domain';
import { INSURER_LETTERS, type ReadCertificate, type ReadLine } from './certificate.ts';
import { type Found, foundIn, foundText, given } from './found.ts';
import type { LineBand } from './line-bands.ts';
import { readAutos } from './read-autos.ts';
import { readLimits } from './read-limits.ts';
import { parseDate, parseLimit, parseYesNo } from './read-values.ts';
import { boxColumn, cellOf, nearerOf, type Span, type TableColumns } from './table-columns.ts';
import { tickBefore } from './ticks.ts';
import type { Line, Word } from './words.ts';

function only<Value>(values: readonly Value[]): Value | undefined {
  return values.length === 1 ? values[0] : undefined;
}

type Term = Pick<ReadLine, 'effective' | 'expiration'>;

/** The two dates of a band; a term that no policy can have is none at all. */
function readTerm(words: readonly Word[], columns: TableColumns, page: number): Term {
  const dated = words.flatMap((word) => {
    const date = parseDate(word.text);
    const column = nearerOf(cellOf(word), columns.effective, columns.expiration);
    return date === undefined || column === undefined ? [] : [{ column, found: foundIn(date, page, [word]) }];
  });
  const at = (wanted: 'one' | 'other'): Found<CalendarDate> | undefined =>
    only(dated.filter(({ column }) => column === wanted))?.found;
  const [effective, expiration] = [at('one'), at('other')];
  if (effective !== undefined && expiration !== undefined) {
    const last = addMonths(effective.value, 12 * INSURANCE_BOUNDS.policyYearsMax);
    if (expiration.value <= effective.value || expiration.value > last) return {};
  }
  return given<Term>({ effective, expiration });
}

function inSpan(word: Word, { left, right }: Span): boolean {
  const cell = cellOf(word);
  const middle = (cell.left + cell.right) / 2;
  return middle > left && middle < right;
}

/** The one line of the column that holds digits. */
function readNumber(band: LineBand, { policyNumber }: TableColumns, page: number): Found<string> | undefined {
  const lines = band.lines
    .map((line) => line.filter((word) => inSpan(word, policyNumber) && parseDate(word.text) === undefined))
    .filter((words) => words.some(({ text }) => /\d/.test(text)))
    // An amount that reaches into the column, such as a retention.
    .filter((words) => !words.some(({ text }) => text.startsWith('$') && parseLimit(text) !== undefined));
  const words = only(lines);
  return words === undefined ? undefined : foundText(words, page, [3, 40]);
}

function isChoice(text: string, length: number): boolean {
  return /^(?:N\/?A|Y\/N)$/i.test(text) && (length < 2 || text.includes('/'));
}

/** The stroke may be overlooked, and the letter behind it misread; nobody answers with a stroke, or left of the columns. */
function isScannedChoice(words: readonly Word[], text: string, columns: TableColumns): boolean {
  const [first] = words;
  if (first === undefined || words.some(({ isScanned }) => isScanned !== true)) return false;
  return /^[NY]\/.?$/i.test(text) || (/^YN$/i.test(text) && boxColumn(cellOf(first), columns) === undefined);
}

/** The form's own `N / A` and `Y / N` are no answers; a file may hold them as one word or as up to three. */
function withoutPrintedChoices(line: Line, columns: TableColumns): Line {
  const printed = new Set<Word>();
  line.forEach((_, at) => {
    for (const length of [1, 2, 3]) {
      const words = line.slice(at, at + length);
      const text = words.map((word) => word.text).join('');
      const isPrinted = isChoice(text, length) || isScannedChoice(words, text, columns);
      if (isPrinted) for (const word of words) printed.add(word);
    }
  });
  return line.filter((word) => !printed.has(word));
}

function readBox(
  words: readonly Word[],
  columns: TableColumns,
  which: 'additionalInsured' | 'waiver',
  page: number,
): Found<boolean> | undefined {
  const marks = words.flatMap((word) => {
    const value = boxColumn(cellOf(word), columns) === which ? parseYesNo(word) : undefined;
    return value === undefined ? [] : [foundIn(value, page, [word])];
  });
  return only(marks);
}

function readChoice<Value>(
  band: LineBand,
  page: number,
  choices: readonly (readonly [value: Value, names: readonly string[]])[],
): Found<Value> | undefined {
  const ticked = choices.flatMap(([value, names]) => {
    const tick = tickBefore(band.lines, names);
    return tick === undefined ? [] : [foundIn(value, page, [tick])];
  });
  return only(ticked);
}

/** What letters of insurers are taken for where they stand alone. */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  '3': 'B',
  '8': 'B',
  '4': 'A',
  '0': 'D',
  O: 'D',
  '6': 'C',
  G: 'C',
  Q: 'C',
  '(': 'C',
  '©': 'C',
  '€': 'C',
  '¢': 'C',
};

function letterOf({ text, isScanned }: Word): string {
  const letter = text.toUpperCase();
  return isScanned === true ? (TAKEN_FOR[letter] ?? letter) : letter;
}

/** The letter left of the line's name tells its insurer. */
function readInsurer(band: LineBand, insurers: ReadCertificate['insurers']) {
  const letters = band.lines.flat().flatMap((word) => {
    const letter = INSURER_LETTERS.find((candidate) => candidate === letterOf(word));
    return letter !== undefined && word.right < band.label.box.left ? [letter] : [];
  });
  const letter = only([...new Set(letters)]);
  return letter === undefined ? undefined : insurers[letter];
}

/** What a band says of its line; undefined: nothing. */
export function readLine(
  band: LineBand,
  columns: TableColumns,
  insurers: ReadCertificate['insurers'],
  page: number,
): ReadLine | undefined {
  const words = band.lines.flatMap((line) => withoutPrintedChoices(line, columns));
  const term = readTerm(words, columns, page);
  const policyNumber = readNumber(band, columns, page);
  const limits = readLimits(band, page);
  if (policyNumber === undefined && Object.keys({ ...term, ...limits }).length === 0) return undefined;
  const insurer = readInsurer(band, insurers);
  return given<ReadLine>({
    line: band.line,
    ...term,
    policyNumber,
    insurerName: insurer?.name,
    naicNo: insurer?.naicNo,
    form: readChoice(band, page, [
      ['occurrence', ['OCCUR', 'OCCURRENCE FORM']],
      ['claims_made', ['CLAIMS-MADE', 'CLAIMS MADE', 'CLAIMS- MADE']],
    ]),
    aggregatePer: AGGREGATE_LINES.includes(band.line)
      ? readChoice<AggregateScope>(band, page, [
          ['policy', ['POLICY']],
          ['project', ['PROJECT', 'PRO-JECT', 'PRO JECT']],
          ['location', ['LOC', 'LOCATION']],
        ])
      : undefined,
    autos: band.line === 'auto' ? readAutos(band, page) : undefined,
    statutory:
      band.line === 'wc_el'
        ? readChoice(band, page, [
            [
              true,
              [
                'PER STATUTE',
                'WC STATU-TORY LIMITS',
                'WC STATUTORY LIMITS',
                'WC STATU TORY LIMITS',
                'WC STATU',
                'STATUTORY LIMITS',
              ],
            ],
            [false, ['OTH-ER', 'OTH ER', 'OTH']],
          ])
        : undefined,
    additionalInsured: readBox(words, columns, 'additionalInsured', page),
    waiverOfSubrogation: readBox(words, columns, 'waiver', page),
    limits,
  });
}
