import type { CompanyKind, CompanyPlan, CompanyStatus } from '@vcms/domain';
import type { StatusTone } from '@vcms/ui';

/** One company of the kind, in words. */
export const KIND_WORDS: Readonly<Record<CompanyKind, string>> = {
  firm: 'Firm',
  client: 'Hiring client',
  contractor: 'Contractor',
};

export const PLAN_WORDS: Readonly<Record<CompanyPlan, string>> = {
  full: 'Full',
  reduced: 'Reduced',
  limited: 'Limited',
};

export const STATUS_TONES: Readonly<Record<CompanyStatus, StatusTone>> = {
  active: 'success',
  suspended: 'danger',
  archived: 'neutral',
};

/** A count that the server keeps on the record; a company made a moment ago has none yet. */
export function countText(count: number | undefined): string {
  return count === undefined ? '–' : count.toLocaleString('en-US');
}
