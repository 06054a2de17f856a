import { type LogCheck, type LogNumbers, logCheckText, type OshaYear, validateLog } from '@vcms/domain';
import { logFlags, type RecordFlag } from '../../model/record-flags.ts';
import {
  CASE_FIELDS,
  DAY_FIELDS,
  type NumberField,
  TYPE_FIELDS,
  typedNumbers,
  type YearFormValues,
} from './year-form-values.ts';

/** Parts of the paper that a check is told in. */
type YearPart = 'days' | 'types' | 'employment';

const PART_OF: Readonly<Record<LogCheck, YearPart>> = {
  OSHA_TYPES_NE_CASES: 'types',
  OSHA_H_NEEDS_K: 'days',
  OSHA_K_LT_H: 'days',
  OSHA_K_NEEDS_H: 'days',
  OSHA_I_NEEDS_L: 'days',
  OSHA_L_NEEDS_H_OR_I: 'days',
  OSHA_HOURS_ZERO_WITH_CASES: 'employment',
  OSHA_HOURS_ZERO_NEEDS_DECLARATION: 'employment',
  OSHA_HOURS_PER_EMPLOYEE_IMPOSSIBLE: 'employment',
  OSHA_HOURS_PER_EMPLOYEE_UNUSUAL: 'employment',
  OSHA_EMPLOYEES_LE_CASES: 'employment',
  OSHA_DAYS_OVER_180_PER_CASE: 'days',
};

const FIELDS_OF: Readonly<Record<YearPart, readonly NumberField[]>> = {
  days: DAY_FIELDS,
  types: TYPE_FIELDS,
  employment: ['employees', 'hours'],
};

export interface LiveChecks {
  readonly errors: Readonly<Record<YearPart, readonly string[]>>;
  readonly warnings: Readonly<Record<YearPart, readonly string[]>>;
  /** Against the year before. */
  readonly changes: readonly RecordFlag[];
  /** The numbers are unusual in some way: an explanation is asked. */
  readonly mustExplain: boolean;
}

type Typed = Readonly<Record<NumberField, string>>;

/** Of a part nothing is said before something is typed into it; employment needs both its numbers. */
function isBegun(part: YearPart, values: Typed): boolean {
  const typed = FIELDS_OF[part].map((name) => values[name].trim() !== '');
  return part === 'employment' ? typed.every(Boolean) : typed.some(Boolean);
}

/** What checks say, by the part of the paper. `everything`: also of parts that are empty. */
export function checkTexts(
  checks: readonly LogCheck[],
  values: Typed,
  numbers: LogNumbers,
  everything: boolean,
): Readonly<Record<YearPart, readonly string[]>> {
  const of = (part: YearPart) =>
    everything || isBegun(part, values)
      ? checks.filter((check) => PART_OF[check] === part).map((check) => logCheckText(check, numbers))
      : [];
  return { days: of('days'), types: of('types'), employment: of('employment') };
}

/** What is wrong or unusual as typed. `everything`: also of parts that are empty, once somebody tried to submit. */
export function liveChecks(
  values: YearFormValues,
  before: OshaYear | undefined,
  everything: boolean,
): LiveChecks {
  const numbers = typedNumbers(values);
  const { errors, warnings } = validateLog(numbers);
  const hasBoth = numbers.hours > 0 && [...CASE_FIELDS, 'hours' as const].some((name) => values[name] !== '');
  const flags = hasBoth ? logFlags(numbers, before) : [];
  const changes = flags.filter(({ code }) => code.startsWith('rate_change'));
  return {
    errors: checkTexts(errors, values, numbers, everything),
    warnings: checkTexts(warnings, values, numbers, everything),
    changes,
    mustExplain: warnings.length > 0 || changes.length > 0,
  };
}
