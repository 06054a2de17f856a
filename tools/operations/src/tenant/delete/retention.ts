import { addMonths } from '@vcms/domain';

/** Injury records are kept for five years after the end of the year that they are about (29 CFR 1904.33). */
const INJURY_YEARS = 5;
/** Own choice: the longest common statute of repose for construction work; the lawyer's word goes before it (docs/runbooks/leaving-customer.md). */
const CLAIM_YEARS = 10;

/** What may have to be kept. */
export interface RetainedFacts {
  /** Years whose log was submitted. */
  readonly oshaYears: readonly number[];
  /** Last days of policies that were submitted, YYYY-MM-DD. */
  readonly policyEnds: readonly string[];
}

/** Why records must still be kept, a sentence each. @param today YYYY-MM-DD */
export function retentionReasons({ oshaYears, policyEnds }: RetainedFacts, today: string): readonly string[] {
  const year = Number(today.slice(0, 4));
  const injuries = oshaYears.filter((of) => year <= of + INJURY_YEARS);
  const policies = policyEnds
    .map((end) => addMonths(end, CLAIM_YEARS * 12))
    .filter((until) => today <= until);
  const last = Math.max(...injuries) + INJURY_YEARS;
  return [
    ...(injuries.length === 0
      ? []
      : [`Injury records of ${listed(injuries)} are kept until the end of ${last} (29 CFR 1904.33).`]),
    ...(policies.length === 0
      ? []
      : [
          `Certificates of insurance (${policies.length}) are kept for ${CLAIM_YEARS} years after their policies, the last until ${policies.toSorted().at(-1)}.`,
        ]),
  ];
}

function listed(years: readonly number[]): string {
  return [...new Set(years)].toSorted((left, right) => left - right).join(', ');
}
