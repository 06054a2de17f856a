import { compareDecimals } from './decimal.ts';
import type { DemandDirection } from './insurance-changes.ts';
import type { OshaRate } from './requirement.ts';
import type { RateLimit } from './schemas/requirement-schema.ts';

export const OSHA_RATE_LABELS: Readonly<Record<OshaRate, string>> = {
  trir: 'TRIR',
  dart: 'DART',
  ltir: 'LTIR',
};

export const NO_LIMIT = 'No limit';

/** "3.00", or "1.25 × industry". */
export function rateLimitText(limit: RateLimit | undefined): string {
  if (limit === undefined) return NO_LIMIT;
  return 'limit' in limit ? limit.limit : `${limit.industryMultiplier} × industry`;
}

/** A limit from above: what is lower, or new, asks more. */
export function ceiling<Value>(
  before: Value | undefined,
  after: Value | undefined,
  isLower: (after: Value, before: Value) => boolean,
): DemandDirection {
  if (after === undefined) return 'lowered';
  return before === undefined || isLower(after, before) ? 'raised' : 'lowered';
}

/** A number and a multiple of the industry cannot be compared: some contractor may have to show more. */
export function isLowerRate(after: RateLimit, before: RateLimit): boolean {
  if ('limit' in after && 'limit' in before) return compareDecimals(after.limit, before.limit) < 0;
  if ('limit' in after || 'limit' in before) return true;
  return compareDecimals(after.industryMultiplier, before.industryMultiplier) < 0;
}
