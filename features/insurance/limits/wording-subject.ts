import {
  AGGREGATE_SCOPES,
  type CalendarDate,
  ENDORSEMENT_ASKED,
  isCalendarDate,
  LINE_LABELS,
  type RequirementSet,
  usualWording,
  versionOn,
  type WordingTerm,
  wordingTerm,
  wordingValueText,
} from '@vcms/domain';
import type { OverrideSubject } from '@vcms/kits/requirements';
import { demandName } from '../model/demand-name.ts';
import { overrideProblems, typedRating, wordingProblems } from '../model/override-rules.ts';

interface WordingFacts {
  readonly sets: readonly RequirementSet[];
  readonly today: CalendarDate;
}

type Amount = NonNullable<OverrideSubject['amount']>;

/** The value that all others must show on a day; undefined: nothing. */
export function usualWordingOn(
  sets: readonly RequirementSet[],
  term: WordingTerm,
  day: CalendarDate,
): string | undefined {
  return usualWording(versionOn(sets, day)?.insurance ?? {}, term);
}

function usualSentence(term: WordingTerm, usual: string | undefined): string {
  return usual === undefined
    ? 'Not required of the others.'
    : `All others: ${wordingValueText(term, usual)}.`;
}

/** How a value is entered; undefined: all must show the endorsement, so it can only be waived. */
function amountOf(
  term: WordingTerm,
  usualFrom: (from: string) => string | undefined,
  today: CalendarDate,
): Amount | undefined {
  const common = {
    ...{ easier: 'milder' as const, show: String },
    usualText: (from: string) => usualSentence(term, usualFrom(from)),
  };
  if (term.kind === 'rating')
    return { ...common, name: 'A.M. Best rating, at least', parse: typedRating, usualText: common.usualText };
  if (term.kind === 'aggregate') {
    const choices = AGGREGATE_SCOPES.map((scope) => [scope, wordingValueText(term, scope)] as const);
    return { ...common, name: 'Aggregate applies', choices, parse: (text) => text };
  }
  if (usualFrom(today) !== undefined) return undefined;
  return { ...common, name: 'Endorsement', only: ENDORSEMENT_ASKED, parse: (text) => text };
}

/** How a demand of the wording is asked of one contractor: with a value of its own where it has one, else waived. */
export function wordingSubject(key: string, { sets, today }: WordingFacts): OverrideSubject {
  const term = wordingTerm(key);
  const [, line = ''] = key.split('.');
  const title = `${LINE_LABELS[line as keyof typeof LINE_LABELS]}, ${demandName({ key })}`;
  if (term === undefined) {
    const check: OverrideSubject['check'] = (values) =>
      overrideProblems({ ...values, value: undefined, usual: undefined, today });
    return { key, title, amount: undefined, check };
  }
  const usualFrom = (from: string) => usualWordingOn(sets, term, isCalendarDate(from) ? from : today);
  const amount = amountOf(term, usualFrom, today);
  return {
    key,
    title,
    amount,
    check: (values) => {
      const value = term.kind === 'rating' ? typedRating(values.value) : values.value;
      return wordingProblems({ ...values, term, value, usual: usualFrom(values.from), today });
    },
  };
}
