import {
  EVIDENCE_VISIBLE_STATES,
  type EvaluationInput,
  engagementId,
  evaluateOn,
  forecast,
  injuryFacts,
  insuranceFacts,
  listedFacts,
  nameWords,
  newestDocument,
  nextChangeOn,
  outlookOf,
  personStandings,
  programMeanKey,
  type QuestionnaireVersion,
  type RequirementOverride,
  type RequirementSet,
  type Snapshot,
  type StaffSnapshot,
  type Variance,
  versionOn,
  withoutUndefined,
} from '@vcms/domain';
import { staffDocTypes } from './catalogue/staff-types.ts';
import { LINE_DEMOS } from './line-demos.ts';
import { type ContractorFile, joinParts } from './words/contractor-file.ts';
import type { DemoCompany, DemoEngagement } from './words/demo-records.ts';
import { withoutFile } from './words/sample-document.ts';

/** What is judged: relations, demands, evidence. */
export interface JudgedFacts {
  readonly companies: readonly DemoCompany[];
  readonly engagements: readonly DemoEngagement[];
  readonly files: readonly ContractorFile[];
  readonly requirementSets: readonly RequirementSet[];
  readonly overrides: readonly RequirementOverride[];
  readonly variances: readonly Variance[];
  readonly questionnaires: readonly QuestionnaireVersion[];
}

/** The evaluation's input for one relation on one day; a contractor without evidence has an empty file. */
export function evaluationInput(
  facts: JudgedFacts,
  { record }: DemoEngagement,
  asOf: string,
): EvaluationInput {
  const { clientId, contractorId, state, riskLevel, workTypes } = record;
  const company = facts.companies.find(({ id }) => id === contractorId)?.record;
  const file =
    facts.files.find((entry) => entry.contractorId === contractorId) ?? joinParts(contractorId, []);
  const isOfBoth = (entry: RequirementOverride | Variance) =>
    entry.clientId === clientId && entry.contractorId === contractorId;
  return {
    asOf,
    contractor: {
      id: contractorId,
      name: company?.name ?? '',
      naicsPrimary: company?.naicsPrimary,
      operatingSince: company?.operatingSince,
      trades: workTypes,
      riskLevel,
      suspended: company?.status === 'suspended',
    },
    requirementSet: facts.requirementSets.filter((set) => set.clientId === clientId),
    overrides: facts.overrides.filter(isOfBoth),
    variances: facts.variances.filter(isOfBoth),
    reviews: file.reviews,
    engagementState: state,
    benchmarks: LINE_DEMOS.flatMap(({ benchmarks }) => benchmarks?.() ?? []),
    evidence: {
      ...file,
      questionnaires: facts.questionnaires,
      documents: file.documents.map(withoutFile),
      staff: {
        people: file.people,
        assignments: file.assignments,
        docTypes: staffDocTypes(),
        documents: file.staffDocuments,
      },
    },
  };
}

/** Today's result of every relation, as the server would store it. */
export function buildSnapshots(facts: JudgedFacts, today: string): readonly Snapshot[] {
  return facts.engagements.map((engagement) => {
    const { clientId, contractorId, clientName, contractorName, state } = engagement.record;
    const input = evaluationInput(facts, engagement, today);
    return {
      clientId,
      contractorId,
      clientName,
      contractorName,
      nameWords: nameWords(contractorName),
      engagementState: state,
      visible: EVIDENCE_VISIBLE_STATES.includes(state),
      ...resultOf(input, clientId),
    };
  });
}

/** Today's result of everybody whom a client sees, as the server would store it. */
export function buildStaffSnapshots(facts: JudgedFacts, today: string): readonly StaffSnapshot[] {
  return facts.engagements.flatMap((engagement) => {
    const { clientId, contractorId, state } = engagement.record;
    if (!EVIDENCE_VISIBLE_STATES.includes(state)) return [];
    const standings = personStandings(evaluationInput(facts, engagement, today), clientId);
    return standings.map(({ assignment: { staffId, name, jobRole, sites, from, to }, ...standing }) => {
      const person = { clientId, contractorId, staffId, name, jobRole, sites, from, to };
      return withoutUndefined({ ...person, ...standing, lacking: [...standing.lacking] }) as StaffSnapshot;
    });
  });
}

/** As `evaluate` gives it; the days ahead are judged once for the dates and for what they bring. */
function resultOf(
  input: EvaluationInput,
  clientId: string,
): Pick<
  Snapshot,
  | 'result'
  | 'forecastDates'
  | 'outlook'
  | 'insurance'
  | 'injuries'
  | 'naics'
  | 'newestDocument'
  | 'programMean'
> {
  const today = evaluateOn(input);
  const facts = insuranceFacts(today, input.evidence.policies);
  const outlook = outlookOf(today, forecast(input));
  const forecastDates = outlook.map(({ date }) => date);
  const next = forecastDates[0] ?? nextChangeOn(input);
  const result = structuredClone(today) as Snapshot['result'];
  return {
    result: next === undefined ? result : { ...result, nextChangeOn: next },
    forecastDates,
    // A change without a status is one that is not asked any more: it keeps no empty field.
    outlook: withoutUndefined(outlook) as Snapshot['outlook'],
    insurance: { ...facts, flags: [...facts.flags] },
    ...withoutUndefined({
      injuries: injuryFacts(today, input.evidence.oshaYears),
      naics: input.contractor.naicsPrimary,
      newestDocument: newestDocument(input.evidence.documents, clientId),
    }),
    programMean: programMeanKey(today.items, versionOn(input.requirementSet, today.asOf)?.programs ?? []),
  };
}

/** What lists show of a result: the fields that the server copies into the relation. */
export function withResults(
  engagements: readonly DemoEngagement[],
  snapshots: readonly Snapshot[],
  evaluatedAt: Date,
): readonly DemoEngagement[] {
  const byId = new Map(snapshots.map((one) => [engagementId(one.clientId, one.contractorId), one.result]));
  return engagements.map(({ id, record }) => {
    const result = byId.get(id);
    if (result === undefined) return { id, record };
    const listed = withoutUndefined(listedFacts(result, record.state));
    return { id, record: { ...record, ...listed, evaluatedAt } };
  });
}
