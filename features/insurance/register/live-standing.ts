import type { Standing } from '@vcms/data';
import {
  type CalendarDate,
  type Company,
  type Engagement,
  evaluateOn,
  INSURANCE_LINES,
  type InsuranceLine,
  insuranceFacts,
  NO_EVIDENCE,
  type Policy,
  type PolicyHolder,
  type RequirementOverride,
  type RequirementSet,
  type Review,
  sameItems,
  type Variance,
} from '@vcms/domain';
import { lineStanding } from './line-standing.ts';

/** Everything the evaluation of one contractor's insurance for one client looks at. */
export interface InsuranceRecords {
  readonly contractor: Company;
  readonly engagement: Engagement;
  readonly requirementSets: readonly RequirementSet[];
  readonly overrides: readonly RequirementOverride[];
  readonly variances: readonly Variance[];
  readonly policies: readonly Policy[];
  readonly holders: readonly PolicyHolder[];
  readonly reviews: readonly Review[];
}

/** The stored result with the insurance judged anew over the records, as of a day (domain 2, snapshot). */
export function liveStanding(stored: Standing, records: InsuranceRecords, asOf: CalendarDate): Standing {
  const { contractor, engagement, requirementSets, overrides, variances, policies, holders, reviews } =
    records;
  const { id, name, naicsPrimary, operatingSince, trades } = contractor;
  const result = evaluateOn({
    asOf,
    contractor: { id, name, naicsPrimary, operatingSince, trades, riskLevel: engagement.riskLevel },
    requirementSet: requirementSets,
    overrides,
    variances,
    reviews,
    evidence: { ...NO_EVIDENCE, policies, holders },
    engagementState: engagement.state,
    benchmarks: [],
  });
  const items = result.items.filter(({ key }) => key.startsWith('insurance.'));
  const { endsOn, ends } = insuranceFacts({ asOf, items }, policies);
  const others = stored.items.filter(({ key }) => !key.startsWith('insurance.'));
  return { ...stored, asOf, items: [...items, ...others], insuranceEndsOn: endsOn, insuranceEnds: ends };
}

/** The lines that two results judge differently. */
export function differingLines(stored: Standing, live: Standing): readonly InsuranceLine[] {
  return INSURANCE_LINES.filter(
    (line) => !sameItems(lineStanding(stored, line).items, lineStanding(live, line).items),
  );
}
