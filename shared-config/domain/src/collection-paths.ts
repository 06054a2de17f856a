/**
 * Where every entity of domain section 2 is stored: the one place that spells collection names. Free of any SDK, so that
 * pages, the server, demo data and tests share it. What an id is made of and who writes what: docs/data-model.md.
 */

/** Collections by what they hold; braces stand for the ids on the way. */
export const COLLECTION_TEMPLATES = {
  companies: 'companies',
  companyPrivate: 'companies/{companyId}/private',
  contacts: 'companies/{companyId}/contacts',
  users: 'users',
  invitations: 'invitations',
  engagements: 'engagements',
  engagementDecisions: 'engagementDecisions',
  contractorRequests: 'contractorRequests',
  clientPolicies: 'clients',
  requirementSets: 'clients/{clientId}/requirementSets',
  staffDocTypes: 'clients/{clientId}/staffDocTypes',
  requirementOverrides: 'requirementOverrides',
  policies: 'companies/{companyId}/policies',
  policyHolders: 'companies/{companyId}/policies/{policyId}/holders',
  policyVersions: 'companies/{companyId}/policies/{policyId}/policyVersions',
  brokerRequests: 'brokerRequests',
  renewalConsents: 'companies/{companyId}/renewalConsents',
  oshaYears: 'companies/{companyId}/oshaYears',
  oshaYearVersions: 'companies/{companyId}/oshaYears/{year}/oshaYearVersions',
  emr: 'companies/{companyId}/emr',
  emrVersions: 'companies/{companyId}/emr/{emrId}/emrVersions',
  notRated: 'companies/{companyId}/notRated',
  notRatedVersions: 'companies/{companyId}/notRated/{notRatedId}/notRatedVersions',
  programVersions: 'companies/{companyId}/programVersions',
  answers: 'companies/{companyId}/answers',
  documents: 'companies/{companyId}/documents',
  documentTexts: 'companies/{companyId}/documentTexts',
  documentRequests: 'documentRequests',
  restrictedDocuments: 'companies/{companyId}/restrictedDocuments',
  sampleDocuments: 'companies/{companyId}/sampleDocuments',
  announcementDocuments: 'companies/{companyId}/announcementDocuments',
  staff: 'companies/{companyId}/staff',
  staffDocuments: 'companies/{companyId}/staff/{staffId}/staffDocuments',
  staffAssignments: 'staffAssignments',
  staffSnapshots: 'staffSnapshots',
  reviews: 'companies/{companyId}/reviews',
  reviewInternal: 'companies/{companyId}/reviews/{reviewId}/internal',
  programs: 'programs',
  programEditions: 'programs/{programId}/programEditions',
  savedComments: 'savedComments',
  questionnaires: 'questionnaires',
  questionnaireVersions: 'questionnaires/{definitionId}/questionnaireVersions',
  variances: 'variances',
  varianceInternal: 'variances/{varianceId}/internal',
  notes: 'notes',
  announcements: 'announcements',
  announcementRecipients: 'announcements/{announcementId}/recipients',
  calendarEvents: 'calendarEvents',
  notifications: 'notifications',
  snapshots: 'snapshots',
  audit: 'audit',
  auditChains: 'auditChains',
  auditLinks: 'auditChains/{companyId}/links',
  accessLog: 'companies/{companyId}/accessLog',
  benchmarks: 'benchmarks',
  naicsCodes: 'naicsCodes',
  helpTexts: 'helpTexts',
  helpVotes: 'helpVotes',
  reviewTasks: 'reviewTasks',
  answerRows: 'answerRows',
  locks: 'locks',
  reminderLog: 'reminderLog',
  mail: 'mail',
  failedJobs: 'failedJobs',
  intakePauses: 'intakePauses',
} as const;

export type CollectionName = keyof typeof COLLECTION_TEMPLATES;

type IdsOf<Template extends string> = Template extends `${string}{${string}}${infer Rest}`
  ? [id: string, ...more: IdsOf<Rest>]
  : [];

/** Ids on the way to a collection, from the left. */
export type ParentIds<Name extends CollectionName> = IdsOf<(typeof COLLECTION_TEMPLATES)[Name]>;

/** One segment of a path. An empty id, or one with a slash, would name another document: a RangeError. */
function segment(id: string | number | undefined): string {
  const text = String(id ?? '');
  if (text === '' || text.includes('/')) throw new RangeError(`Not a document id: '${text}'`);
  return text;
}

function fill(name: CollectionName, ids: readonly (string | number)[]): string {
  let next = 0;
  return COLLECTION_TEMPLATES[name].replace(/\{\w+\}/g, () => {
    next += 1;
    return segment(ids[next - 1]);
  });
}

/** The path of a collection: collectionPath('policies', companyId). */
export function collectionPath<Name extends CollectionName>(name: Name, ...parents: ParentIds<Name>): string {
  return fill(name, parents);
}

/** The path of a document: documentPath('policies', companyId, policyId); the document's own id comes last. */
export function documentPath<Name extends CollectionName>(
  name: Name,
  ...ids: [...parents: ParentIds<Name>, id: string | number]
): string {
  return `${fill(name, ids)}/${segment(ids.at(-1))}`;
}

/** The last segment of a collection's path: what a collection-group query names. */
export function collectionGroup(name: CollectionName): string {
  return COLLECTION_TEMPLATES[name].replace(/^.*\//, '');
}

/** `staffAssignments/{clientId}_{staffId}`: one assignment of a person to a client. */
export function staffAssignmentId(clientId: string, staffId: string): string {
  return `${clientId}_${staffId}`;
}

/** `companies/{c}/programVersions/{programId}_{n}`; n counts from 1. */
export function programVersionId(programId: string, n: number): string {
  return `${programId}_${n}`;
}

/** `benchmarks/{naics}_{year}`. */
export function benchmarkId(naics: string, year: number): string {
  return `${naics}_${year}`;
}

/** `locks/{scope}_{subjectType}_{contractorId}_{subjectId}`; scope is 'firm' or the id of the client that reviews. */
export function lockId(scope: string, subjectType: string, contractorId: string, subjectId: string): string {
  return [scope, subjectType, contractorId, subjectId].join('_');
}
