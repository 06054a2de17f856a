import type {
  EmrRecord,
  EmrVersion,
  NotRated,
  NotRatedVersion,
  OshaYear,
  OshaYearVersion,
  Policy,
  PolicyHolder,
  PolicyVersion,
  ProgramVersion,
  QuestionnaireResponse,
  Review,
  StaffAssignment,
  StaffDocument,
  StaffMember,
} from '@vcms/domain';
import type { SampleDocument, SampleRestricted } from './sample-document.ts';

/** Everything one contractor has submitted, with the reviews of it. */
export interface ContractorFile {
  readonly contractorId: string;
  readonly policies: readonly Policy[];
  readonly holders: readonly PolicyHolder[];
  readonly versions: readonly PolicyVersion[];
  readonly oshaYears: readonly OshaYear[];
  readonly oshaYearVersions: readonly OshaYearVersion[];
  readonly emr: readonly EmrRecord[];
  readonly emrVersions: readonly EmrVersion[];
  readonly notRated: readonly NotRated[];
  readonly notRatedVersions: readonly NotRatedVersion[];
  readonly programs: readonly ProgramVersion[];
  readonly responses: readonly QuestionnaireResponse[];
  readonly people: readonly StaffMember[];
  readonly assignments: readonly StaffAssignment[];
  readonly staffDocuments: readonly StaffDocument[];
  readonly documents: readonly SampleDocument[];
  readonly restricted: readonly SampleRestricted[];
  readonly reviews: readonly Review[];
}

/** A part of a contractor's file. */
export type FilePart = Partial<Omit<ContractorFile, 'contractorId'>>;

/** Puts parts together in their order. */
export function joinParts(contractorId: string, parts: readonly FilePart[]): ContractorFile {
  const all = <Key extends keyof FilePart>(key: Key) =>
    parts.flatMap((part) => [...(part[key] ?? [])]) as unknown as ContractorFile[Key];
  return {
    contractorId,
    policies: all('policies'),
    holders: all('holders'),
    versions: all('versions'),
    oshaYears: all('oshaYears'),
    oshaYearVersions: all('oshaYearVersions'),
    emr: all('emr'),
    emrVersions: all('emrVersions'),
    notRated: all('notRated'),
    notRatedVersions: all('notRatedVersions'),
    programs: all('programs'),
    responses: all('responses'),
    people: all('people'),
    assignments: all('assignments'),
    staffDocuments: all('staffDocuments'),
    documents: all('documents'),
    restricted: all('restricted'),
    reviews: all('reviews'),
  };
}
