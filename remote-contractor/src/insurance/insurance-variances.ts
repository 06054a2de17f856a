import type { Variance } from '@vcms/domain';

/** What waits comes first, then what counts, then what is over. */
const ORDER: readonly Variance['state'][] = ['requested', 'approved'];

function rank({ state }: Pick<Variance, 'state'>): number {
  const place = ORDER.indexOf(state);
  return place === -1 ? ORDER.length : place;
}

/** Variances about insurance, those that matter now on top, within that the one that ends last. */
export function insuranceVariances<One extends Pick<Variance, 'key' | 'state' | 'to'>>(
  variances: readonly One[],
): readonly One[] {
  return variances
    .filter(({ key }) => key === 'insurance' || key.startsWith('insurance.'))
    .toSorted((left, right) => rank(left) - rank(right) || right.to.localeCompare(left.to));
}
