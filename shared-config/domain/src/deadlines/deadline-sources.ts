import type { CalendarDate } from '../calendar-date.ts';
import type { EngagementState } from '../engagement.ts';
import type { CompanyDocument, StaffDocument } from '../schemas/document-schemas.ts';
import type { Policy } from '../schemas/insurance-schemas.ts';
import type { ProgramVersion, QuestionnaireResponse } from '../schemas/program-schemas.ts';
import type { Variance } from '../schemas/relation-schemas.ts';
import type { RequirementOverride, RequirementSet } from '../schemas/requirement-schema.ts';
import type { EmrRecord, NotRated, OshaYear } from '../schemas/statistics-schemas.ts';

/** A state of evidence, and since when it waits. */
type Handed = 'id' | 'state' | 'submittedOn';

/** Dates of one contractor; a list that is left out says nothing. */
export interface ContractorRecords {
  readonly id: string;
  readonly operatingSince?: CalendarDate | undefined;
  readonly policies?: readonly Pick<
    Policy,
    Handed | 'line' | 'insurerName' | 'effective' | 'expiration' | 'cancelledOn'
  >[];
  readonly emr?: readonly Pick<EmrRecord, Handed | 'effective'>[];
  readonly notRated?: readonly Pick<NotRated, Handed | 'date'>[];
  readonly programs?: readonly Pick<ProgramVersion, Handed | 'programId' | 'version' | 'validUntil'>[];
  readonly documents?: readonly Pick<CompanyDocument, Handed | 'title' | 'expiresOn'>[];
  readonly staffDocuments?: readonly (Pick<StaffDocument, Handed | 'typeId' | 'expiresOn'> & {
    readonly personName: string;
  })[];
  readonly responses?: readonly Pick<QuestionnaireResponse, Handed | 'definitionId'>[];
  /** undefined: nothing is said about yearly logs. */
  readonly oshaYears?: readonly Pick<OshaYear, Handed | 'year'>[];
}

/** A relation with the days it begins and ends. */
export interface EngagementDates {
  readonly id: string;
  readonly clientId: string;
  readonly contractorId: string;
  readonly state: EngagementState;
  readonly startOn?: CalendarDate | undefined;
  readonly endOn?: CalendarDate | undefined;
}

/** What the feed is derived from, in any order; records may come twice. A list that is left out says nothing. */
export interface DeadlineSources {
  readonly contractors?: readonly ContractorRecords[];
  readonly engagements?: readonly EngagementDates[];
  readonly requirementSets?: readonly Pick<
    RequirementSet,
    'clientId' | 'n' | 'effectiveFrom' | 'status' | 'questionnaire'
  >[];
  readonly variances?: readonly Pick<Variance, 'id' | 'clientId' | 'contractorId' | 'key' | 'to' | 'state'>[];
  readonly overrides?: readonly Pick<
    RequirementOverride,
    'id' | 'clientId' | 'contractorId' | 'key' | 'to' | 'state'
  >[];
  /** Days before the end on which a policy should be renewed; default 30 (domain 1.3). */
  readonly renewalDays?: number;
}

/** Both days belong to it. */
export interface DateSpan {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}
