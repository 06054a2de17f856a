import { type Found, foundIn, foundText, given } from '../acord25/found.ts';
import { findPhrase } from '../acord25/phrases.ts';
import { boxOf, heightOf, type Line, middleOf, type Word } from '../acord25/words.ts';
import { type Label, oneLabel } from '../osha300a/labels.ts';
import type { ReadEndorsement } from './endorsement.ts';
import type { EndorsementForm } from './endorsement-forms.ts';
import { isBlanket, isByContract, isSentence, sentenceOf } from './schedule-text.ts';

type Schedule = Pick<ReadEndorsement, 'names' | 'places' | 'basis'>;

const NOTHING: Schedule = { names: [], places: [] };
/** Where the schedule ends and the conditions begin. */
const ENDS = [
  ...['INFORMATION REQUIRED TO COMPLETE', 'IF NO ENTRY APPEARS', 'THIS ENDORSEMENT CHANGES THE POLICY TO'],
  ...['THE INFORMATION BELOW', 'A SECTION', 'SECTION II', 'WITH RESPECT TO', 'THE FOLLOWING IS ADDED'],
];
/** Heights of a letter between two words of one column. */
const APART = 3;
const NAME_BOUNDS = [2, 160] as const;
const ADDRESS =
  /^(?:\d+[A-Za-z]? .*|P\.? ?O\.? ?Box .*|Suite .*|Attn.*|c\/o .*|.*\b[A-Z]{2},? \d{5}(?:-\d{4})?)$/i;
const LEGAL_FORM = /\b(?:LLC|L\.L\.C\.|INC|CO|COMPANY|CORP|CORPORATION|LP|L\.P\.|LTD)\.?$/i;
/** The rest of a label, in the line below it. */
const OF_LABEL = /^(?:OR ORGANIZATIONS?|OPERATIONS)$/;
/** A line that goes on with the one before it. */
const GOES_ON = /^(?:LLC|L\.L\.C\.|Inc|Corp|Co|LP|L\.P\.|Ltd|and|its|of|&)\b/;

/** The lines between the word "Schedule" and the conditions; undefined: they are not clear. */
function scheduleLines(lines: readonly Line[]): readonly Line[] | undefined {
  const [heading] = findPhrase(lines, 'SCHEDULE').filter(({ line, words }) => line.length === words.length);
  const from = heading === undefined ? -1 : lines.indexOf(heading.line);
  if (from < 0) return undefined;
  const below = lines.slice(from + 1);
  const ends = ENDS.flatMap((text) => findPhrase(below, text))
    .filter((phrase) => phrase.from <= 1)
    .map(({ line }) => below.indexOf(line));
  return ends.length === 0 ? undefined : below.slice(0, Math.min(...ends));
}

/** What stands in the column under a label, line by line, or beside it behind its colon. */
function columnOf(
  lines: readonly Line[],
  label: Label,
  until: number,
  labels: readonly Label[],
): readonly Line[] {
  const box = boxOf(label.words);
  const slack = 2 * heightOf(box);
  const ofLabels = new Set(labels.flatMap(({ words }) => words));
  return lines
    .map((line) =>
      line.filter((word) => {
        const isBelow = middleOf(word) > box.bottom;
        const isBeside = line === label.line && word.left > box.left && middleOf(word) > box.top;
        const isIn = word.left > box.left - slack && word.left < until;
        return !ofLabels.has(word) && isIn && (isBelow || isBeside);
      }),
    )
    .filter((line) => line.some(({ plain }) => plain !== '') && !OF_LABEL.test(sentenceOf(line)));
}

function hasGap(line: Line): boolean {
  return line.some((word, at) => {
    const before = line[at - 1];
    return before !== undefined && word.left - before.right > APART * heightOf(word);
  });
}

const textOf = (line: Line): string => line.map(({ text }) => text).join(' ');

/** Names or places of a column, each with what goes on in the next line; none where something of it is no name. */
function entriesOf(column: readonly Line[], page: number, isOfPeople: boolean): readonly Found<string>[] {
  if (column.some((line) => hasGap(line) || isSentence(line))) return [];
  const entries: Word[][] = [];
  for (const line of column) {
    const text = textOf(line);
    if (isOfPeople && ADDRESS.test(text) && !LEGAL_FORM.test(text)) continue;
    const last = entries.at(-1);
    const isOpen = last !== undefined && /(?:,|&|\band|\bof)$/.test(textOf(last));
    if (last !== undefined && (isOpen || GOES_ON.test(text))) last.push(...line);
    else entries.push([...line]);
  }
  return entries.flatMap((words) => {
    const found = foundText(words, page, NAME_BOUNDS);
    return found === undefined ? [] : [{ ...found, value: found.value.replace(/[;,]$/, '') }];
  });
}

function basisOf(
  column: readonly Line[],
  entries: readonly Found<string>[],
  page: number,
  isOfProjects: boolean,
): ReadEndorsement['basis'] {
  const [first, ...rest] = column.flat();
  if (first === undefined) return undefined;
  const isForAll = isBlanket(column.flat(), isOfProjects);
  if (isForAll === true) return foundIn('blanket', page, [first, ...rest]);
  return isForAll === false && entries.length > 0 ? foundIn('scheduled', page, [first, ...rest]) : undefined;
}

function ofLabels(
  lines: readonly Line[],
  { people = [], places = [] }: EndorsementForm,
  page: number,
): Schedule {
  const names = oneLabel(lines, people);
  const where = oneLabel(lines, places);
  const labels = [names, where].filter((label) => label !== undefined);
  const isOfProjects = people.length === 0;
  const first = isOfProjects ? where : names;
  if (first === undefined) return NOTHING;
  const edge = where === undefined || isOfProjects ? Number.POSITIVE_INFINITY : where.words[0].left - 4;
  const column = columnOf(lines, first, edge, labels);
  const entries = entriesOf(column, page, !isOfProjects);
  const basis = basisOf(column, entries, page, isOfProjects);
  const isBlanketOne = basis?.value !== 'scheduled';
  const own = isBlanketOne ? [] : entries;
  if (isOfProjects) return given<Schedule>({ names: [], places: own, basis });
  const beside =
    where === undefined
      ? []
      : entriesOf(columnOf(lines, where, Number.POSITIVE_INFINITY, labels), page, false);
  return given<Schedule>({ names: own, places: beside, basis });
}

/** Whom and what a form is for, as far as its schedule says so clearly. */
export function readSchedule(lines: readonly Line[], form: EndorsementForm, page: number): Schedule {
  if (form.schedule === 'none') {
    const [first, ...rest] = lines.flat();
    if (first === undefined || !isByContract(lines.flat())) return NOTHING;
    return { ...NOTHING, basis: foundIn('blanket', page, [first, ...rest]) };
  }
  const schedule = scheduleLines(lines);
  if (schedule === undefined) return NOTHING;
  if (form.schedule === 'labels') return ofLabels(schedule, form, page);
  const entries = entriesOf(schedule, page, true);
  const basis = basisOf(schedule, entries, page, false);
  return given<Schedule>({ names: basis?.value === 'scheduled' ? entries : [], places: [], basis });
}
