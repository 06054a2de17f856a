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
} from '@vcms/domain';
import type { OverrideSubject } from '@vcms/kits/requirements';
import { overrideProblems } from '../model/override-rules.ts';
import { usualLimit } from './limit-rows.ts';

/** What a special demand is about: an amount of a line, or the whole line. */
export interface OverrideTarget {
  readonly line: InsuranceLine;
  /** undefined: the whole line, which can only be waived. */
  readonly code: LimitCode | undefined;
}

export interface SubjectFacts {
  readonly sets: readonly RequirementSet[];
  /** The client's. */
  readonly today: CalendarDate;
}

/** How a limit of insurance, or a whole line, is asked of one contractor. */
export function limitSubject({ line, code }: OverrideTarget, { sets, today }: SubjectFacts): OverrideSubject {
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
