import {
  BEST_RATING,
  type CalendarDate,
  INSURANCE_BOUNDS,
  isMilderWording,
  type OverrideTermField,
  overrideTermProblems,
  validationText,
  type WordingTerm,
} from '@vcms/domain';

/** What somebody wants to ask of one contractor instead of what is asked of all. */
export interface OverrideWish {
  /** What is asked of all; undefined: nothing. */
  readonly usual: number | undefined;
  readonly waived: boolean;
  /** US dollars; NaN for a text that is no amount, undefined for none. */
  readonly value: number | undefined;
  readonly reason: string;
  readonly from: CalendarDate;
  /** '' for no end. */
  readonly to: CalendarDate;
  /** The client's today. */
  readonly today: CalendarDate;
}

export type OverrideField = 'value' | OverrideTermField;

const LOWER_NEEDS_END = 'A lower limit needs an end date.';

/** True when less is asked than of all others. */
export function isLowered({
  usual,
  waived,
  value,
}: Pick<OverrideWish, 'usual' | 'waived' | 'value'>): boolean {
  return waived || (usual !== undefined && value !== undefined && value < usual);
}

function valueProblem({ waived, value, usual }: OverrideWish): string | undefined {
  if (waived) return undefined;
  if (value === undefined) return validationText('V1', { field: 'the limit' });
  if (!Number.isInteger(value)) return validationText('V3');
  if (value < 0 || value > INSURANCE_BOUNDS.requiredMax) {
    const max = INSURANCE_BOUNDS.requiredMax.toLocaleString('en-US');
    return validationText('V4', { min: 0, max });
  }
  if (value % INSURANCE_BOUNDS.requiredStep !== 0) return validationText('V24');
  return value === usual ? 'This is what is required of everyone. Enter a different limit.' : undefined;
}

/** What is wrong with a wish, by field (V4, V17, V18, V24 of domain section 4); empty: it may be saved. */
export function overrideProblems(wish: OverrideWish): Readonly<Partial<Record<OverrideField, string>>> {
  const problems = {
    value: valueProblem(wish),
    ...overrideTermProblems({ ...wish, lowered: isLowered(wish), needsEnd: LOWER_NEEDS_END }),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== undefined));
}

const MILDER_NEEDS_END = 'A milder requirement needs an end date.';
/** What somebody wants one contractor to show of a rating, the scope of an aggregate, or an endorsement. */
export interface WordingWish extends Omit<OverrideWish, 'usual' | 'value'> {
  readonly term: WordingTerm;
  /** As an override says it; undefined: not asked of the others. */
  readonly usual: string | undefined;
  readonly value: string;
}

/** True when less is asked than of all others. */
export function isMilder({
  term,
  usual,
  waived,
  value,
}: Pick<WordingWish, 'term' | 'usual' | 'waived' | 'value'>) {
  return waived || isMilderWording(term, usual, value);
}

/** A rating as it is stored: "a- vii" is A- VII. */
export function typedRating(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toUpperCase();
}

function wordingProblem({ term, usual, waived, value }: WordingWish): string | undefined {
  if (waived) return undefined;
  if (term.kind === 'rating' && !BEST_RATING.test(value)) return 'Enter a rating such as A- VII.';
  return value === usual ? 'This is what is required of everyone. Choose something else.' : undefined;
}

/** What is wrong with a wish about wording, by field; empty: it may be saved. */
export function wordingProblems(wish: WordingWish): Readonly<Partial<Record<OverrideField, string>>> {
  const value = wordingProblem(wish);
  // What is no rating is neither milder nor stricter.
  const lowered = value === undefined && isMilder(wish);
  const problems = {
    value,
    ...overrideTermProblems({ ...wish, lowered, needsEnd: MILDER_NEEDS_END }),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== undefined));
}
