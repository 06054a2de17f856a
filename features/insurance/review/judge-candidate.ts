import type { StoredRecord } from '@vcms/data';
import {
  acceptedHolder,
  type CalendarDate,
  type Company,
  type Engagement,
  type InsuranceClient,
  type Item,
  insuranceOverview,
  itemTitle,
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

/** What a review of one policy looks at, as read under the reviewer's rights. */
export interface ReviewRecords {
  readonly company: Company;
  /** Of the clients whose demands count: all of them for the firm, the own one for a client. */
  readonly engagements: readonly Engagement[];
  /** Of the contractor, without those nobody submitted. */
  readonly policies: readonly StoredPolicy[];
  /** Of the policy under review. */
  readonly holders: readonly HolderRecord[];
  /** Of the contractor's policies. */
  readonly reviews: readonly StoredRecord<Review>[];
  readonly requirementSets: readonly RequirementSet[];
  readonly overrides: readonly RequirementOverride[];
  readonly variances: readonly Variance[];
}

/** The reviews that the policy would have if everybody accepted it; nobody has decided anything. */
function acceptances(policy: Policy, scopes: readonly string[], today: CalendarDate): readonly Review[] {
  return scopes.map((scope) => ({
    id: `candidate-${policy.id}-${scope}`,
    subjectType: 'policy',
    subjectId: policy.id,
    subjectVersion: policy.version,
    scope,
    decision: 'accepted',
    findings: [],
    publicComment: '',
    decidedBy: 'candidate',
    decidedAt: new Date(`${today}T00:00:00Z`),
    minutesToDecision: 0,
  }));
}

function clientsOf(
  records: ReviewRecords,
  policies: readonly Policy[],
  reviews: readonly Review[],
  asOf: CalendarDate,
): readonly InsuranceClient[] {
  const { id, name, naicsPrimary, operatingSince, trades } = records.company;
  const { overrides, variances } = records;
  const holders = records.holders.map(acceptedHolder);
  return records.engagements.map((engagement) => ({
    id: engagement.clientId,
    name: engagement.clientName,
    input: {
      asOf,
      contractor: { id, name, naicsPrimary, operatingSince, trades, riskLevel: engagement.riskLevel },
      requirementSet: records.requirementSets.filter(({ clientId }) => clientId === engagement.clientId),
      overrides,
      evidence: { ...NO_EVIDENCE, policies, holders },
      reviews,
      variances,
      engagementState: engagement.state,
      benchmarks: [],
    },
  }));
}

/**
 * How the policy's line would stand at each client if this policy and what it shows for the client were accepted: on its first day, or today when it has
 * begun. The answer is the evaluation's own; the line's other policies stay out, because the question is what this one does.
 * `together`: policies of other lines that would be accepted in the same act.
 */
export function judgeCandidate(
  records: ReviewRecords,
  policy: Policy,
  today: CalendarDate,
  together: readonly Policy[] = [],
): LineOverview | undefined {
  const asOf = policy.effective > today ? policy.effective : today;
  const others = together.filter(({ line }) => line !== policy.line);
  const candidates = [...others, policy].map((one): Policy => ({ ...one, state: 'accepted' }));
  const ids = new Set(candidates.map(({ id }) => id));
  const policies = [
    ...records.policies.filter(({ id, line }) => line !== policy.line && !ids.has(id)),
    ...candidates,
  ];
  const scopes = ['firm', ...records.engagements.map(({ clientId }) => clientId)];
  const reviews = [
    ...records.reviews.filter(({ subjectId }) => !ids.has(subjectId)),
    ...candidates.flatMap((candidate) => acceptances(candidate, scopes, today)),
  ];
  const overview = insuranceOverview(clientsOf(records, policies, reviews, asOf), policies, asOf);
  return overview.find(({ line }) => line === policy.line);
}

/** An item's own name, without that of its line: insurance.gl.gl_each_occurrence is "Each occurrence". */
export function leafTitle({ key }: Pick<Item, 'key'>): string {
  const title = itemTitle(key);
  const leaf = title.slice(title.indexOf(': ') + 2);
  return leaf.charAt(0).toUpperCase() + leaf.slice(1);
}

/** True when nothing stands against the policy for this client; a warning of the end is no failure. */
export function isMet({ status }: Pick<Item, 'status'>): boolean {
  return status !== 'non_compliant' && status !== 'pending_review';
}
