import type { Variance } from '@vcms/domain';

/** What waits comes first, then what counts, then what is over. */
const ORDER: readonly Variance['state'][] = ['requested', 'approved'];

function rank({ state }: Pick<Variance, 'state'>): number {
  const place = ORDER.indexOf(state);
  return place === -1 ? ORDER.length : place;
}

/** Those that matter now on top, within that the one that ends last. */
export function byWeight<One extends Pick<Variance, 'state' | 'to'>>(
  variances: readonly One[],
): readonly One[] {
  return variances.toSorted((left, right) => rank(left) - rank(right) || right.to.localeCompare(left.to));
}

/** Whether a variance is about insurance. */
export function isAboutInsurance({ key }: Pick<Variance, 'key'>): boolean {
  return key === 'insurance' || key.startsWith('insurance.');
}
