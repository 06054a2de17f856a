import type { Company } from '@vcms/domain';

/** What a company may still say of itself, with the words of its form. */
const ASKED: readonly (readonly [keyof Company, string])[] = [
  ['address1', 'Address'],
  ['city', 'City'],
  ['Zip', 'Zip'],
  ['phone', 'Phone'],
  ['trades', 'Trades'],
  ['naicsPrimary', 'NAICS code'],
  ['operatingSince', 'Operating since'],
  ['employeesPeakLastYear', 'Peak headcount last year'],
];

function isMissing(value: Company[keyof Company]): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** How complete a company's information is: percent of what is asked, and what is missing. */
export function missingFacts(company: Company): {
  readonly percent: number;
  readonly missing: readonly string[];
} {
  const missing = ASKED.filter(([field]) => isMissing(company[field])).map(([, label]) => label);
  return { percent: Math.floor((100 * (ASKED.length - missing.length)) / ASKED.length), missing };
}
