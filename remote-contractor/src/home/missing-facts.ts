import { waitingFacts } from '@vcms/companies/model';
import type { Company } from '@vcms/domain';

/** What a company may still say of itself, with the words of its form and the tab where it is said. */
const ASKED: readonly (readonly [keyof Company, string, 'company' | 'trades'])[] = [
  ['address1', 'Address', 'company'],
  ['city', 'City', 'company'],
  ['Zip', 'Zip', 'company'],
  ['phone', 'Phone', 'company'],
  ['trades', 'Trades', 'trades'],
  ['naicsPrimary', 'NAICS code', 'trades'],
  ['operatingSince', 'Operating since', 'company'],
  ['employeesPeakLastYear', 'Peak headcount last year', 'company'],
];

function isMissing(value: Company[keyof Company]): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

export interface MissingFacts {
  readonly percent: number;
  readonly missing: readonly string[];
  /** The first of them, and the tab of the company's page that asks for it. */
  readonly next: { readonly label: string; readonly tab: string } | undefined;
}

/** How complete a company's information is: percent of what is asked, and what is missing. What waits for the firm has been said. */
export function missingFacts(company: Company): MissingFacts {
  const waiting: Readonly<Record<string, unknown>> = waitingFacts(company);
  const open = ASKED.filter(([field]) => waiting[field] === undefined && isMissing(company[field]));
  const [first] = open;
  return {
    percent: Math.floor((100 * (ASKED.length - open.length)) / ASKED.length),
    missing: open.map(([, label]) => label),
    next: first && { label: first[1], tab: first[2] },
  };
}
