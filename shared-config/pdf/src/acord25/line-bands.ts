import type { InsuranceLine } from '@vcms/domain';
import { findFirst, findPhrase, type Phrase } from './phrases.ts';
import type { TableColumns } from './table-columns.ts';
import { heightOf, type Line, middleOf } from './words.ts';

/** The part of the table that belongs to a line of insurance. */
export interface LineBand {
  readonly line: InsuranceLine;
  readonly label: Phrase;
  readonly lines: readonly Line[];
}

const LABELS: Readonly<Record<InsuranceLine, readonly string[]>> = {
  gl: ['COMMERCIAL GENERAL LIABILITY', 'GENERAL LIABILITY'],
  auto: ['AUTOMOBILE LIABILITY', 'AUTO LIABILITY'],
  umbrella: ['UMBRELLA LIAB', 'UMBRELLA LIABILITY', 'EXCESS LIAB', 'EXCESS LIABILITY'],
  wc_el: ['WORKERS COMPENSATION', 'WORKERS COMP'],
  professional: ['PROFESSIONAL LIABILITY', 'PROFESSIONAL LIAB', 'ERRORS & OMISSIONS', 'ERRORS AND OMISSIONS'],
  pollution: ['POLLUTION LIABILITY', 'POLLUTION LIAB', 'CONTRACTORS POLLUTION'],
};

interface Start {
  readonly line: InsuranceLine;
  readonly label: Phrase;
  readonly y: number;
}

/** Part of a letter's height that the first row of limits may stand above the line's name. */
const ABOVE = 0.8;

function startsOf(lines: readonly Line[], columns: TableColumns, end: number): readonly Start[] {
  const names = Object.entries(LABELS) as [InsuranceLine, readonly string[]][];
  return names.flatMap(([line, texts]) => {
    const labels = texts
      .flatMap((text) => findPhrase(lines, text))
      .filter(({ box }) => box.top > columns.bottom && box.top < end && box.left < columns.policyNumber.left);
    const label = labels.toSorted((one, other) => one.box.top - other.box.top)[0];
    if (label === undefined) return [];
    return [{ line, label, y: label.box.top - ABOVE * heightOf(label.box) }];
  });
}

/** Where the table ends: the form's next part, or the end of the page. */
function endOf(lines: readonly Line[], after: number): number {
  const ends = findFirst(lines, ['DESCRIPTION OF OPERATIONS LOCATIONS', 'CERTIFICATE HOLDER'])
    .map(({ box }) => box.top)
    .filter((top) => top > after);
  return Math.min(...ends, Number.POSITIVE_INFINITY);
}

/** Points within which the free row below the workers' names its line. */
const NEAR_ROW = 40;

/** The workers' row ends with the form's last words in it: below stands a row for anything else. */
function workersEnd(lines: readonly Line[], start: number): number {
  const last = [
    'DESCRIPTION OF OPERATIONS BELOW',
    'SPECIAL PROVISIONS BELOW',
    'EL DISEASE POLICY LIMIT',
    'E L DISEASE POLICY LIMIT',
  ]
    .flatMap((text) => findPhrase(lines, text))
    .filter(({ box }) => box.top > start)
    .map(({ box }) => box.bottom + 0.5 * heightOf(box));
  return last.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...last);
}

/** The bands of the table from top to bottom. */
export function lineBands(lines: readonly Line[], columns: TableColumns): readonly LineBand[] {
  const end = endOf(lines, columns.bottom);
  const starts = startsOf(lines, columns, end).toSorted((one, other) => one.y - other.y);
  const ends = starts.map(({ line, y }, index) => {
    const next = starts[index + 1]?.y ?? end;
    return line === 'wc_el' ? Math.min(next, workersEnd(lines, y)) : next;
  });
  return starts.map(({ line, label, y: begins }, index) => {
    const before = ends[index - 1];
    // The row below the workers' begins where theirs ends; its name may stand in the middle of it.
    const y = before !== undefined && begins - before < NEAR_ROW ? before : begins;
    const bottom = ends[index] ?? end;
    return {
      line,
      label,
      lines: lines.filter(([first]) => {
        const middle = first === undefined ? Number.NaN : middleOf(first);
        return middle >= y && middle < bottom;
      }),
    };
  });
}
