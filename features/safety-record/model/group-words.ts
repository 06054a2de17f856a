import type { ClientLimits } from './client-limits.ts';

/** "Limits for 238 Specialty trades: TRIR, latest EMR."; undefined where none is one of an industry. */
export function groupWords({ group }: Pick<ClientLimits, 'group'>): string | undefined {
  return group === undefined ? undefined : `Limits for ${group.label}: ${group.limits.join(', ')}.`;
}
