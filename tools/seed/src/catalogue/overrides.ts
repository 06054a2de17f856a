import { addDays, type RequirementOverride } from '@vcms/domain';
import { DEMO_COMPANY_IDS } from '../words/accounts.ts';
import { contractorId } from '../words/demo-ids.ts';

const { northfield, lakeshore, riverbend } = DEMO_COMPANY_IDS;

type Sketch = readonly [
  clientId: string,
  contractor: number,
  key: string,
  value: number | undefined,
  from: number,
  to: number | null,
];

/** 4 lower ones with an end (one ended yesterday, one ends today), 1 higher, 1 waived line; 1 revoked besides; at the end all that one contractor was asked for. */
const SKETCHES: readonly Sketch[] = [
  [northfield, 3, 'insurance.auto.auto_csl', 500_000, -60, 120],
  [northfield, 4, 'insurance.umbrella.umb_each_occurrence', 2_000_000, -90, -1],
  [lakeshore, 9, 'insurance.umbrella.umb_aggregate', 1_000_000, -90, 0],
  [lakeshore, 12, 'program.fall-protection', 60, -30, 200],
  [northfield, 8, 'insurance.pollution.poll_each_occurrence', 1_000_000, -20, null],
  [lakeshore, 16, 'insurance.umbrella', undefined, -30, 300],
  [northfield, 0, `staff.${contractorId(0)}-p1.first-aid`, undefined, -10, 60],
  [riverbend, 21, 'insurance.gl', undefined, -5, 90],
  [riverbend, 21, 'insurance.wc_el', undefined, -5, 90],
];

/** Demands of one contractor instead of those for all (domain section 8). */
export function requirementOverrides(today: string): readonly RequirementOverride[] {
  return SKETCHES.map(([clientId, contractor, key, value, from, to], index) => ({
    id: `override-${index + 1}`,
    clientId,
    contractorId: contractorId(contractor),
    key,
    ...(value === undefined ? {} : { value }),
    waived: value === undefined,
    reason: 'Agreed for the work at hand, after a look at the site and its risks.',
    from: addDays(today, from),
    to: to === null ? null : addDays(today, to),
    state: index === 3 ? 'revoked' : 'active',
  }));
}
