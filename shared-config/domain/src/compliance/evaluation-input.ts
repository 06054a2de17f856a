import type { CalendarDate } from '../calendar-date.ts';
import type { EngagementState, RiskLevel } from '../engagement.ts';
import type {
  CompanyDocument,
  StaffAssignment,
  StaffDocType,
  StaffDocument,
  StaffMember,
} from '../schemas/document-schemas.ts';
import type { Policy, PolicyHolder } from '../schemas/insurance-schemas.ts';
import type {
  ProgramVersion,
  QuestionnaireResponse,
  QuestionnaireVersion,
} from '../schemas/program-schemas.ts';
import type { Variance } from '../schemas/relation-schemas.ts';
import type { RequirementOverride, RequirementSet } from '../schemas/requirement-schema.ts';
import type { Review } from '../schemas/review-schema.ts';
import type { Benchmark, EmrRecord, NotRated, OshaYear } from '../schemas/statistics-schemas.ts';

/** What the evaluation asks of the contractor itself. */
export interface EvaluatedContractor {
  readonly id: string;
  readonly name: string;
  /** Six digits; without them no limit by industry can be set. */
  readonly naicsPrimary?: string | undefined;
  readonly operatingSince?: CalendarDate | undefined;
  readonly trades: readonly string[];
  /** Of the engagement. */
  readonly riskLevel: RiskLevel;
  /** The firm suspended the company: nobody of it works anywhere, whatever its papers say (ADR 31). */
  readonly suspended?: boolean | undefined;
}

/** The people of a contractor and their papers, for every client or for one. */
export interface StaffEvidence {
  readonly people: readonly StaffMember[];
  readonly assignments: readonly StaffAssignment[];
  readonly docTypes: readonly StaffDocType[];
  readonly documents: readonly StaffDocument[];
}

/** All evidence of one contractor, in any order; the evaluation leaves out what does not count. */
export interface Evidence {
  readonly policies: readonly Policy[];
  /** Of any client: those of others are left out. */
  readonly holders: readonly PolicyHolder[];
  readonly oshaYears: readonly OshaYear[];
  readonly emr: readonly EmrRecord[];
  readonly notRated: readonly NotRated[];
  readonly programs: readonly ProgramVersion[];
  /** Versions of the questionnaires that are asked. */
  readonly questionnaires: readonly QuestionnaireVersion[];
  readonly responses: readonly QuestionnaireResponse[];
  readonly documents: readonly CompanyDocument[];
  readonly staff: StaffEvidence;
}

/**
 * Kinds of records that set demands or decide on evidence. People and types of their papers are among them: whoever is
 * not known needs no papers. Of evidence those whose absence may be better than what they say, where the client asks for them: an older
 * modification, years or version of a program would count instead, and a statement of no employees beside a cancelled policy.
 */
export type DecidingRecord =
  | 'requirement_set'
  | 'override'
  | 'review'
  | 'variance'
  | 'staff_record'
  | 'document_type'
  | 'benchmark'
  | 'questionnaire'
  | 'policy'
  | 'injury_log'
  | 'modification'
  | 'program';

/** Everything the evaluation knows; there is no clock and no storage behind it (domain section 3). */
export interface EvaluationInput {
  /** Today in the client's time zone, or any other day. */
  readonly asOf: CalendarDate;
  readonly contractor: EvaluatedContractor;
  /** All versions of the client's requirement set: the day decides which one holds. */
  readonly requirementSet: readonly RequirementSet[];
  readonly overrides: readonly RequirementOverride[];
  readonly evidence: Evidence;
  readonly reviews: readonly Review[];
  readonly variances: readonly Variance[];
  readonly engagementState: EngagementState;
  /** Injury rates by industry, for limits that follow them. */
  readonly benchmarks: readonly Benchmark[];
  /** Kinds of which a stored record cannot be read; absent: all were read. Nobody passes on what is left (domain 3.7). */
  readonly damaged?: readonly DecidingRecord[] | undefined;
}

export const NO_STAFF: StaffEvidence = { people: [], assignments: [], docTypes: [], documents: [] };

/** A contractor that has submitted nothing. */
export const NO_EVIDENCE: Evidence = {
  policies: [],
  holders: [],
  oshaYears: [],
  emr: [],
  notRated: [],
  programs: [],
  questionnaires: [],
  responses: [],
  documents: [],
  staff: NO_STAFF,
};
