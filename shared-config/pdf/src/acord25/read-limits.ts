import { type InsuranceLine, LIMITS_OF_LINE, type LimitCode } from '@vcms/domain';
import { type Found, foundIn } from './found.ts';
import type { LineBand } from './line-bands.ts';
import { findFirst, type Phrase } from './phrases.ts';
import { parseLimit } from './read-values.ts';
import { heightOf, middleOf, type Word } from './words.ts';

/** The form's words for each limit; the second line of a long name is not needed. */
const NAMES: Readonly<Record<LimitCode, readonly string[]>> = {
  gl_each_occurrence: ['EACH OCCURRENCE'],
  gl_damage_rented: ['DAMAGE TO RENTED', 'DAMAGE TO PREMISES RENTED', 'FIRE DAMAGE'],
  gl_med_exp: ['MED EXP', 'MEDICAL EXPENSE'],
  gl_personal_adv_injury: ['PERSONAL & ADV', 'PERSONAL AND ADV', 'PERSONAL & ADVERTISING'],
  gl_general_aggregate: ['GENERAL AGGREGATE'],
  gl_products_comp_op_agg: ['PRODUCTS COMP/OP', 'PRODUCTS COMP OP', 'PRODUCTS COMPLETED'],
  auto_csl: ['COMBINED SINGLE LIMIT'],
  auto_bi_person: ['BODILY INJURY PER PERSON'],
  auto_bi_accident: ['BODILY INJURY PER ACCIDENT'],
  auto_pd: ['PROPERTY DAMAGE'],
  umb_each_occurrence: ['EACH OCCURRENCE'],
  umb_aggregate: ['AGGREGATE'],
  umb_retention: ['RETENTION'],
  el_each_accident: ['EL EACH ACCIDENT', 'E L EACH ACCIDENT', 'EACH ACCIDENT'],
  el_disease_each_employee: [
    ...['EL DISEASE EA EMPLOYEE', 'EL DISEASE EACH EMPLOYEE'],
    ...['DISEASE EA EMPLOYEE', 'DISEASE EACH EMPLOYEE'],
  ],
  el_disease_policy_limit: ['EL DISEASE POLICY LIMIT', 'DISEASE POLICY LIMIT'],
  prof_each_claim: ['EACH CLAIM', 'PER CLAIM', 'EACH OCCURRENCE'],
  prof_aggregate: ['AGGREGATE'],
  poll_each_occurrence: ['EACH OCCURRENCE', 'EACH POLLUTION CONDITION', 'EACH CONDITION', 'PER OCCURRENCE'],
  poll_aggregate: ['AGGREGATE'],
};

interface Label {
  readonly code: LimitCode;
  readonly phrase: Phrase;
}

interface Amount {
  readonly value: number;
  readonly word: Word;
}

/** Heights of a letter between the middle of a name and its amount, which may stand beside the name's second line. */
const NEAR = 1.4;

/** Names that stand once in the band; a name that stands twice is not clear. */
function labelsOf(line: InsuranceLine, band: LineBand): readonly Label[] {
  return LIMITS_OF_LINE[line].flatMap((code): readonly Label[] => {
    const found = findFirst(band.lines, NAMES[code]);
    const [phrase] = found;
    return phrase === undefined || found.length > 1 ? [] : [{ code, phrase }];
  });
}

function amountsOf(band: LineBand): readonly Amount[] {
  return band.lines.flat().flatMap((word) => {
    const value = parseLimit(word.text);
    return value === undefined ? [] : [{ value, word }];
  });
}

function distance({ phrase: { box } }: Label, { word }: Amount): number {
  return Math.abs(middleOf(box) - middleOf(word)) / heightOf(box);
}

/** What may stand beside an amount on the second line of a limit's name. */
const SECOND_LINE = new Set([
  '',
  'PREMISES',
  'EA',
  'OCCURRENCE',
  'ACCIDENT',
  'ANY',
  'ONE',
  'PERSON',
  'PER',
  'AGG',
]);

/** An amount on another line than the name belongs to it only where no other name stands beside the amount. */
function isOwn(label: Label, amount: Amount, band: LineBand): boolean {
  if (distance(label, amount) < 0.5) return true;
  const line = band.lines.find((words) => words.includes(amount.word)) ?? [];
  return line
    .filter(({ left, right }) => left >= label.phrase.box.left - 2 && right <= amount.word.left)
    .every(({ plain }) => SECOND_LINE.has(plain));
}

/** Amounts right of a name and beside it, nearest line first; of those of one line the leftmost. */
function candidates(
  label: Label,
  amounts: readonly Amount[],
  others: readonly Label[],
  band: LineBand,
): readonly Amount[] {
  const { box } = label.phrase;
  const walls = others
    .filter((other) => distance(other, { value: 0, word: label.phrase.words[0] }) < 0.5)
    .map((other) => other.phrase.box.left)
    .filter((left) => left > box.right);
  const wall = Math.min(...walls, Number.POSITIVE_INFINITY);
  return amounts
    .filter((amount) => amount.word.left >= box.right - 1 && amount.word.left < wall)
    .filter((amount) => distance(label, amount) <= NEAR && isOwn(label, amount, band))
    .toSorted((one, other) => distance(label, one) - distance(label, other));
}

/** Of two amounts that are as near as each other none is taken. */
function nearest(label: Label, sorted: readonly Amount[]): Amount | undefined {
  const [first, second] = sorted;
  if (first === undefined || second === undefined) return first;
  return distance(label, second) - distance(label, first) < 0.3 ? undefined : first;
}

/** The limits of a band: a name and an amount that are each other's nearest. */
export function readLimits(band: LineBand, page: number): Partial<Record<LimitCode, Found<number>>> {
  const labels = labelsOf(band.line, band);
  const amounts = amountsOf(band);
  const chosen = labels.map((label) => {
    const others = labels.filter((other) => other !== label);
    return { label, amount: nearest(label, candidates(label, amounts, others, band)) };
  });
  return Object.fromEntries(
    chosen.flatMap(({ label, amount }) => {
      if (amount === undefined) return [];
      const rivals = chosen.filter((other) => other.amount?.word === amount.word && other.label !== label);
      if (rivals.some((rival) => distance(rival.label, amount) <= distance(label, amount) + 0.3)) return [];
      const certainty = distance(label, amount) < 0.5 ? 'sure' : 'likely';
      return [[label.code, foundIn(amount.value, page, [amount.word], certainty)]];
    }),
  );
}
