import type { CalendarDate } from '../calendar-date.ts';
import type { Variance } from '../schemas/relation-schemas.ts';
import { coversKey } from '../variance.ts';
import type { Item } from './status.ts';

type VarianceTerm = Pick<Variance, 'key' | 'from' | 'to' | 'state'>;

/** Approved, and the day lies between its first and its last day, both included (domain 3.3). */
export function isVarianceActive(variance: VarianceTerm, asOf: CalendarDate): boolean {
  return variance.state === 'approved' && variance.from <= asOf && asOf <= variance.to;
}

/**
 * Lets a variance stand in for items that fail or wait; the raw status stays. A compliant or expiring item keeps
 * its status: the variance is idle there. Of several the one that lasts longest counts.
 */
export function applyVariances(
  items: readonly Item[],
  variances: readonly VarianceTerm[],
  asOf: CalendarDate,
): readonly Item[] {
  return items.map((item) => {
    if (item.raw !== 'non_compliant' && item.raw !== 'pending_review') return item;
    const matching = variances.filter((variance) => coversKey(variance.key, item.key));
    const ends = matching.filter((variance) => isVarianceActive(variance, asOf)).map(({ to }) => to);
    const varianceTo = ends.sort().at(-1);
    if (varianceTo !== undefined) return { ...item, status: 'variance', varianceTo, actor: null };
    const asked = matching.some((variance) => variance.state === 'requested');
    return asked ? { ...item, actor: 'client' } : item;
  });
}
