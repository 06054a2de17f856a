import type {
  Company,
  CompanyDocument,
  EmrRecord,
  NotRated,
  OshaYear,
  Policy,
  ProgramVersion,
  QuestionnaireResponse,
  QuestionnaireVersion,
  StaffDocument,
  StaffMember,
} from '@vcms/domain';

/** All that a contractor takes along, as read under its own rights. */
export interface PortableRecords {
  readonly company: Company;
  readonly answers: readonly QuestionnaireResponse[];
  /** Those that were answered. */
  readonly versions: readonly QuestionnaireVersion[];
  readonly policies: readonly Policy[];
  readonly oshaYears: readonly OshaYear[];
  readonly emr: readonly EmrRecord[];
  readonly notRated: readonly NotRated[];
  readonly programs: readonly ProgramVersion[];
  readonly people: readonly StaffMember[];
  readonly peopleDocuments: readonly StaffDocument[];
  readonly documents: readonly CompanyDocument[];
  /** What is on file and cannot be read, such as `policies/p1`. */
  readonly damaged: readonly string[];
}
