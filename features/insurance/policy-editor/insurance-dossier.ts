import type { StoredRecord } from '@vcms/data';
import {
  type CalendarDate,
  type Company,
  type CompanyDocument,
  type Engagement,
  type InsuranceClient,
  insuranceOverview,
  type LineOverview,
  NO_EVIDENCE,
  type Policy,
  type RequirementOverride,
  type RequirementSet,
  type Review,
  type Variance,
} from '@vcms/domain';
import type { HolderRecord } from '../data/holder-writer.ts';

export type StoredPolicy = StoredRecord<Policy>;

/** Everything about a contractor's insurance, as read under its own rights. */
export interface InsuranceRecords {
  readonly company: Company;
  readonly engagements: readonly Engagement[];
  readonly policies: readonly StoredPolicy[];
  readonly holders: readonly HolderRecord[];
  readonly documents: readonly CompanyDocument[];
  readonly reviews: readonly Review[];
  readonly requirementSets: readonly RequirementSet[];
  readonly overrides: readonly RequirementOverride[];
  readonly variances: readonly Variance[];
}

/** The page's view of it. */
export interface InsuranceDossier {
  readonly today: CalendarDate;
  readonly records: InsuranceRecords;
  readonly lines: readonly LineOverview[];
}

function clientsOf(records: InsuranceRecords, today: CalendarDate): readonly InsuranceClient[] {
  const { company, policies, holders, documents, reviews, overrides, variances } = records;
  const { id, name, naicsPrimary, operatingSince, trades } = company;
  return records.engagements.map((engagement) => ({
    id: engagement.clientId,
    name: engagement.clientName,
    input: {
      asOf: today,
      contractor: { id, name, naicsPrimary, operatingSince, trades, riskLevel: engagement.riskLevel },
      requirementSet: records.requirementSets.filter(({ clientId }) => clientId === engagement.clientId),
      overrides,
      evidence: { ...NO_EVIDENCE, policies, holders, documents },
      reviews,
      variances,
      engagementState: engagement.state,
      benchmarks: [],
    },
  }));
}

/** Judges the records on a day. A what-if is the same function on changed records. */
export function toInsuranceDossier(records: InsuranceRecords, today: CalendarDate): InsuranceDossier {
  return { today, records, lines: insuranceOverview(clientsOf(records, today), records.policies, today) };
}
