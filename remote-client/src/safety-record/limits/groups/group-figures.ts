import type { Standing } from '@vcms/data';
import { fittingGroup, type OshaRate } from '@vcms/domain';
import { BOUNDS, decimalProblem } from '../acceptable-values.ts';
import { type GroupValues, groupDemand } from './group-values.ts';

/** A limit that a group may have of its own. */
export type OwnLimit = OshaRate | 'emrLatest' | 'emrAvg3';

function isOfEmr(limit: OwnLimit): limit is 'emrLatest' | 'emrAvg3' {
  return limit === 'emrLatest' || limit === 'emrAvg3';
}

/** The groups that have this limit of their own. */
export function groupsWith(groups: readonly GroupValues[], limit: OwnLimit): readonly GroupValues[] {
  return groups.filter((group) =>
    isOfEmr(limit) ? group[limit].trim() !== '' : group.rates[limit].kind !== 'general',
  );
}

/** The limit of a group as a number; undefined: it is a multiple, or cannot be read. */
export function numberOf(group: GroupValues, limit: OwnLimit): number | undefined {
  if (!isOfEmr(limit) && group.rates[limit].kind !== 'number') return undefined;
  const [typed, bounds] = isOfEmr(limit)
    ? [group[limit], BOUNDS.emr]
    : [group.rates[limit].limit, BOUNDS.limit];
  return decimalProblem(typed, bounds) === undefined ? Number(typed) : undefined;
}

/** A group with this limit moved to a number. */
export function withNumber(group: GroupValues, limit: OwnLimit, value: number): GroupValues {
  const text = value.toFixed(2);
  if (isOfEmr(limit)) return { ...group, [limit]: text };
  return { ...group, rates: { ...group.rates, [limit]: { ...group.rates[limit], limit: text } } };
}

/**
 * Contractors whom one group's limit concerns, by the NAICS code that their results were judged by; without a group, those
 * whom the limit for all concerns. The longest code decides, as in the evaluation (ADR 67).
 */
export function standingsUnder(
  standings: readonly Standing[],
  groups: readonly GroupValues[],
  limit: OwnLimit,
  chosen: GroupValues | undefined,
): readonly Standing[] {
  const own = groupsWith(groups, limit);
  const byDemand = new Map(groups.map((group) => [groupDemand(group), group]));
  const demands = { naicsGroups: [...byDemand.keys()] };
  return standings.filter(({ naics }) => {
    const fitting = fittingGroup(demands, naics);
    const group = fitting && byDemand.get(fitting.group);
    return group !== undefined && own.includes(group) ? group === chosen : chosen === undefined;
  });
}
