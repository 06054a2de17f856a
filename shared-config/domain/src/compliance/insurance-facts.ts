import { addDays, type CalendarDate } from '../calendar-date.ts';
import { INSURANCE_LINES, type InsuranceLine } from '../insurance.ts';
import type { Policy } from '../schemas/insurance-schemas.ts';
import type { Item, Result } from './status.ts';

/** What the register of certificates can be narrowed down to (domain 4.4, `/insurance-reviews`). */
export const INSURANCE_FLAGS = [
  'ends_30',
  'ends_60',
  'ends_90',
  'missing',
  'below_limit',
  'returned',
] as const;
export type InsuranceFlag = (typeof INSURANCE_FLAGS)[number];

/** Where no policy counts, no end is near: a date that sorts behind all others. */
export const NO_END: CalendarDate = '9999-12-31';

/** What a list of results is filtered and sorted by, so that a page of it is one page of reads. */
export interface InsuranceFacts {
  readonly flags: readonly InsuranceFlag[];
  /** The first day on which a policy that counts has ended; NO_END without one. */
  readonly endsOn: CalendarDate;
  readonly ends: Readonly<Partial<Record<InsuranceLine, CalendarDate>>>;
}

type Judged = Pick<Item, 'key' | 'raw' | 'reasons' | 'evidenceIds'>;
type FiledPolicy = Pick<Policy, 'id' | 'state' | 'expiration' | 'cancelledOn'>;

function endOf({ expiration, cancelledOn }: FiledPolicy): CalendarDate {
  return cancelledOn !== undefined && cancelledOn < expiration ? cancelledOn : expiration;
}

/** By line, the end of the policy that counts for its coverage. */
function endsOf(coverages: readonly Judged[], policies: readonly FiledPolicy[]): InsuranceFacts['ends'] {
  const counting = coverages.filter(({ raw }) => raw !== 'non_compliant');
  return Object.fromEntries(
    INSURANCE_LINES.flatMap((line) => {
      const ids = counting.find(({ key }) => key === `insurance.${line}.coverage`)?.evidenceIds ?? [];
      const [end] = policies
        .filter(({ id }) => ids.includes(id))
        .map(endOf)
        .toSorted();
      return end === undefined ? [] : [[line, end]];
    }),
  );
}

function isShort({ raw, reasons }: Judged): boolean {
  return (
    raw === 'non_compliant' &&
    reasons.some((reason) => ['below_limit', 'consumed_by_primary'].includes(reason))
  );
}

function hasReason({ reasons }: Judged, code: string): boolean {
  return reasons.some((reason) => reason.split(':')[0] === code);
}

/** The insurance side of a result in a few words, as of the result's day. */
export function insuranceFacts(
  { asOf, items }: { readonly asOf: Result['asOf']; readonly items: readonly Judged[] },
  policies: readonly FiledPolicy[],
): InsuranceFacts {
  const insurance = items.filter(({ key }) => key.startsWith('insurance.'));
  const coverages = insurance.filter(({ key }) => key.endsWith('.coverage'));
  const unmet = coverages.filter(({ raw }) => raw === 'non_compliant');
  const ends = endsOf(coverages, policies);
  const endsOn = Object.values(ends).toSorted()[0] ?? NO_END;
  const isReturned =
    unmet.some((item) => hasReason(item, 'rejected')) ||
    policies.some(({ state }) => state === 'changes_requested');
  const holds: Readonly<Record<InsuranceFlag, boolean>> = {
    ends_30: endsOn <= addDays(asOf, 30),
    ends_60: endsOn <= addDays(asOf, 60),
    ends_90: endsOn <= addDays(asOf, 90),
    missing: unmet.some((item) => !hasReason(item, 'rejected')),
    below_limit: insurance.some(isShort),
    returned: isReturned,
  };
  return { flags: INSURANCE_FLAGS.filter((flag) => holds[flag]), endsOn, ends };
}
