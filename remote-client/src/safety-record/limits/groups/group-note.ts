import type { OshaRate } from '@vcms/domain';
import type { GroupValues } from './group-values.ts';

/** Beside the chart of a limit: what it does not show; undefined where no group has this limit of its own. */
export function groupNote(
  groups: readonly GroupValues[],
  limit: OshaRate | 'emrLatest' | 'emrAvg3',
): string | undefined {
  const isOwn = (group: GroupValues) =>
    limit === 'emrLatest' || limit === 'emrAvg3'
      ? group[limit].trim() !== ''
      : group.rates[limit].kind !== 'general';
  const count = groups.filter(isOwn).length;
  if (count === 0) return undefined;
  const words =
    count === 1
      ? '1 group of industries has its own limit'
      : `${count} groups of industries have their own limits`;
  return `This is the limit for all; ${words} below. The preview evaluates each contractor by its own.`;
}
