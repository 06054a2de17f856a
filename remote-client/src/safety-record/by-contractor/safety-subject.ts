import { isCalendarDate, itemTitle, overrideTermProblems, validationText } from '@vcms/domain';
import type { OverrideSubject, OverrideValues } from '@vcms/kits/requirements';
import { BOUNDS, decimalProblem, typedDecimal } from '../limits/acceptable-values.ts';
import { type SafetyFacts, type SafetyKey, type UsualDemand, usualDemand } from './safety-demands.ts';

const HIGHER_NEEDS_END = 'A higher limit needs an end date.';
const INDUSTRY_NEEDS_END =
  'The company-wide limit depends on the industry, so a number may be higher: give it an end date.';

function amountOf(key: SafetyKey, text: string): string | number | undefined {
  if (key !== 'osha.deaths') return typedDecimal(text);
  return /^\d{1,2}$/.test(text.trim()) ? Number(text) : undefined;
}

function valueProblem(key: SafetyKey, text: string, usual: UsualDemand | undefined): string | undefined {
  const { min, max } = BOUNDS.maxDeaths;
  const value = amountOf(key, text);
  if (key === 'osha.deaths') {
    if (value === undefined) return validationText('V3');
    if (Number(value) < min || Number(value) > max) return validationText('V4', { min, max });
  } else {
    const problem = decimalProblem(text, key.startsWith('emr.') ? BOUNDS.emr : BOUNDS.limit);
    if (problem !== undefined) return problem;
  }
  return Number(value) === usual?.value
    ? 'This is what is required of everyone. Enter a different limit.'
    : undefined;
}

/** More is accepted than of all others; a number against a multiple may be more. */
function isEased(key: SafetyKey, values: OverrideValues, usual: UsualDemand | undefined): boolean {
  if (values.waived || usual?.byIndustry === true) return true;
  const value = amountOf(key, values.value);
  return usual?.value !== undefined && value !== undefined && Number(value) > usual.value;
}

/** How a limit of the safety record is asked of one contractor. */
export function safetySubject(
  key: SafetyKey,
  { sets, naics, today }: Pick<SafetyFacts, 'sets' | 'naics' | 'today'>,
): OverrideSubject {
  const usualFrom = (from: string) => usualDemand({ sets, naics }, key, isCalendarDate(from) ? from : today);
  return {
    key,
    title: itemTitle(key),
    amount: {
      easier: 'higher',
      parse: (text) => amountOf(key, text),
      show: String,
      usualText: (from) => {
        const usual = usualFrom(from);
        if (usual === undefined) return 'Not required of the others.';
        return usual.group === undefined
          ? `All others: ${usual.text}.`
          : `All others of ${usual.group}: ${usual.text}.`;
      },
    },
    check: (values) => {
      const usual = usualFrom(values.from);
      const lowered = isEased(key, values, usual);
      const needsEnd = usual?.byIndustry === true ? INDUSTRY_NEEDS_END : HIGHER_NEEDS_END;
      const problems = {
        value: values.waived ? undefined : valueProblem(key, values.value, usual),
        ...overrideTermProblems({ ...values, lowered, needsEnd, today }),
      };
      return Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== undefined));
    },
  };
}
