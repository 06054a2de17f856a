import { LIMITS_OF_LINE, type LimitCode } from '@vcms/domain';
import { type Found, foundIn } from '../acord25/found.ts';
import { parseLimit } from '../acord25/read-values.ts';
import { type FlowWord, longest, mentions } from '../emr-letter/flow.ts';
import type { Coverage } from './coverages.ts';

const NAMES: Readonly<Record<LimitCode, readonly string[]>> = {
  gl_each_occurrence: ['EACH OCCURRENCE', 'PER OCCURRENCE'],
  gl_damage_rented: [
    ...['DAMAGE TO PREMISES RENTED TO YOU', 'DAMAGE TO RENTED PREMISES', 'DAMAGE TO PREMISES RENTED'],
    ...['FIRE DAMAGE LEGAL LIABILITY', 'FIRE DAMAGE'],
  ],
  gl_med_exp: ['MEDICAL EXPENSE', 'MEDICAL EXPENSES', 'MEDICAL PAYMENTS', 'MED EXP'],
  gl_personal_adv_injury: [
    ...['PERSONAL AND ADVERTISING INJURY', 'PERSONAL ADVERTISING INJURY', 'PERSONAL AND ADV INJURY'],
    'PERSONAL ADV INJURY',
  ],
  gl_general_aggregate: ['GENERAL AGGREGATE'],
  gl_products_comp_op_agg: [
    ...['PRODUCTS COMPLETED OPERATIONS AGGREGATE', 'PRODUCTS AND COMPLETED OPERATIONS AGGREGATE'],
    ...['PRODUCTSCOMPLETED OPERATIONS AGGREGATE', 'PRODUCTS COMP OP AGGREGATE', 'PRODUCTS COMPOP AGG'],
    'PRODUCTS COMPOP AGGREGATE',
  ],
  auto_csl: ['COMBINED SINGLE LIMIT', 'CSL'],
  auto_bi_person: ['BODILY INJURY PER PERSON', 'BODILY INJURY EACH PERSON'],
  auto_bi_accident: ['BODILY INJURY PER ACCIDENT', 'BODILY INJURY EACH ACCIDENT'],
  auto_pd: ['PROPERTY DAMAGE PER ACCIDENT', 'PROPERTY DAMAGE'],
  umb_each_occurrence: ['EACH OCCURRENCE', 'PER OCCURRENCE'],
  umb_aggregate: ['GENERAL AGGREGATE', 'ANNUAL AGGREGATE', 'AGGREGATE'],
  umb_retention: ['SELF INSURED RETENTION', 'SELFINSURED RETENTION', 'RETENTION'],
  el_each_accident: ['BODILY INJURY BY ACCIDENT', 'EACH ACCIDENT', 'PER ACCIDENT'],
  el_disease_each_employee: ['DISEASE EACH EMPLOYEE', 'DISEASE PER EMPLOYEE', 'DISEASE EA EMPLOYEE'],
  el_disease_policy_limit: ['DISEASE POLICY LIMIT'],
  prof_each_claim: ['EACH CLAIM', 'PER CLAIM'],
  prof_aggregate: ['ANNUAL AGGREGATE', 'AGGREGATE'],
  poll_each_occurrence: ['EACH POLLUTION CONDITION', 'EACH OCCURRENCE', 'PER OCCURRENCE', 'EACH CONDITION'],
  poll_aggregate: ['ANNUAL AGGREGATE', 'AGGREGATE'],
};

/** What may stand between an amount and its name. */
const BETWEEN = new Set([
  '',
  'LIMIT',
  'LIMITS',
  'OF',
  'THE',
  'IN',
  'A',
  'AN',
  'IS',
  'FOR',
  'PER',
  'USD',
  'BY',
]);

type Piece =
  | { readonly kind: 'name'; readonly at: number; readonly to: number; readonly code: LimitCode }
  | { readonly kind: 'amount'; readonly at: number; readonly to: number; readonly value: number };

function namesOf({ line, words }: Coverage): readonly Piece[] {
  const all = LIMITS_OF_LINE[line].flatMap((code) =>
    NAMES[code].flatMap((name) => mentions(words, name).map((place) => ({ ...place, code }))),
  );
  return longest(all).map(({ from, to, code }) => ({ kind: 'name', at: from, to, code }));
}

function amountsOf(words: readonly FlowWord[]): readonly Piece[] {
  return words.flatMap(({ text }, at): readonly Piece[] => {
    // Only money: a number without its sign may be anything in a letter.
    const value = text.startsWith('$') ? parseLimit(text.replace(/[.,;:)]+$/, '')) : undefined;
    return value === undefined ? [] : [{ kind: 'amount', at, to: at + 1, value }];
  });
}

function isJoined(words: readonly FlowWord[], one: Piece, other: Piece): boolean {
  const between = words.slice(one.to, other.at);
  return between.length <= 4 && between.every(({ plain }) => BETWEEN.has(plain));
}

/**
 * The limits that the text of a line names. A letter writes either the amount first ("$1,000,000 each occurrence") or the name
 * first ("Each occurrence: $1,000,000"), and does so throughout a line's text. What is named twice is left out.
 */
export function coverageLimits(coverage: Coverage): Partial<Record<LimitCode, Found<number>>> {
  const { words } = coverage;
  const pieces = [...namesOf(coverage), ...amountsOf(words)].toSorted((one, other) => one.at - other.at);
  const isAmountFirst = pieces[0]?.kind === 'amount';
  const pairs = pieces.flatMap((piece, at) => {
    const next = pieces[at + 1];
    if (next === undefined || piece.kind === next.kind) return [];
    if ((piece.kind === 'amount') !== isAmountFirst || !isJoined(words, piece, next)) return [];
    const [name, amount] = piece.kind === 'name' ? [piece, next] : [next, piece];
    const word = words[amount.at];
    if (name.kind !== 'name' || amount.kind !== 'amount' || word === undefined) return [];
    return [[name.code, foundIn(amount.value, word.page, [word], 'likely')] as const];
  });
  return Object.fromEntries(pairs.filter(([code]) => pairs.filter(([other]) => other === code).length === 1));
}
