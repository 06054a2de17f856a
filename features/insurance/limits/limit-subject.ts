import {
  type CalendarDate,
  formatMoney,
  type InsuranceLine,
  isCalendarDate,
  LIMIT_LABELS,
  LINE_LABELS,
  type LimitCode,
  parseMoney,
  type RequirementSet,
  type WordingPart,
} from '@vcms/domain';
import type { OverrideSubject } from '@vcms/kits/requirements';
import { overrideProblems } from '../model/override-rules.ts';
import { usualLimit } from './limit-rows.ts';
import { wordingSubject } from './wording-subject.ts';

/** What a special demand is about: an amount of a line, its wording, or the whole line. */
export interface OverrideTarget {
  readonly line: InsuranceLine;
  /** undefined: what can only be waived. */
  readonly code: LimitCode | undefined;
  /** Without this and a limit: the whole line. */
  readonly wording?: WordingPart | undefined;
}

export interface SubjectFacts {
  readonly sets: readonly RequirementSet[];
  /** The client's. */
  readonly today: CalendarDate;
}

/** How a limit of insurance, a demand of its wording, or a whole line is asked of one contractor. */
export function limitSubject(
  { line, code, wording }: OverrideTarget,
  { sets, today }: SubjectFacts,
): OverrideSubject {
  if (wording !== undefined) return wordingSubject(`insurance.${line}.${wording}`, { sets, today });
  const usualFrom = (from: string) =>
    code === undefined ? undefined : usualLimit(sets, line, code, isCalendarDate(from) ? from : today);
  const check: OverrideSubject['check'] = (values) =>
    overrideProblems({ ...values, value: parseMoney(values.value), usual: usualFrom(values.from), today });
  if (code === undefined) {
    return { key: `insurance.${line}`, title: LINE_LABELS[line], amount: undefined, check };
  }
  return {
    key: `insurance.${line}.${code}`,
    title: `${LINE_LABELS[line]}, ${LIMIT_LABELS[code]}`,
    amount: {
      prefix: '$',
      easier: 'lower',
      parse: parseMoney,
      show: (value) => Number(value).toLocaleString('en-US'),
      usualText: (from) => {
        const usual = usualFrom(from);
        return usual === undefined ? 'Not required of the others.' : `All others: ${formatMoney(usual)}.`;
      },
    },
    check,
  };
}
