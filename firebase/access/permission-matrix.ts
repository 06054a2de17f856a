import type { CollectionName } from '@vcms/domain';

/**
 * Domain 5.2, written down by hand. Operations: g get, l list, c create, u update, d delete. Scopes: A all, K all but the
 * firm's own, O own company, E other side of an engagement, S the person alone. Named decisions (x) are in state-moves.ts.
 * "T" of the design (the server only) is no operation for anybody.
 */
export type RoleCells = Readonly<Record<'5001' | '5002' | '5003' | '5004' | '5005' | '5006', string>>;

function row(...cells: readonly [string, string, string, string, string, string]): RoleCells {
  const [admin, staff, client, reduced, contractor, limited] = cells;
  return { 5001: admin, 5002: staff, 5003: client, 5004: reduced, 5005: contractor, 5006: limited };
}

/** policy, OSHA year, EMR, program version, answers: clients on the reduced plan see only policies. */
const EVIDENCE = row('gl A', 'gl A', 'gl E', '', 'glcud O', '');
const TRUSTED_TRAIL = row('gl A', 'gl A', '', '', 'gl O', '');
const REFERENCE = row('glcu A', 'gl A', 'gl A', 'gl A', 'gl A', 'gl A');

export const MATRIX = {
  companies: row('glcu A', 'glc A; u K', 'gu O; gl E', 'g O; gl E', 'gu O; gl E', 'gu O; gl E'),
  // Written by the server only, which sees that no two companies have one EIN.
  companyPrivate: row('g A', 'g A', 'g O', '', 'g O', 'g O'),
  // Creating and deciding is trusted. Rules hide no single field: 5004 finds names in the contact cards.
  users: row('glu A', 'glu K', 'gl O', '', 'gl O', ''),
  contacts: row('gl A', 'gl A', 'gl O; gl E', 'gl O; gl E', 'gl O; gl E', 'gl O; gl E'),
  invitations: row('gl A', 'gl K', 'gl O', 'gl O', 'gl O', ''),
  engagements: row('gl A', 'glc A', 'glc O', 'glc O', 'gl O', 'gl O'),
  clientPolicies: row('g A', 'g A', 'g O', 'g O', 'g E', 'g E'),
  requirementSets: row('gl A', 'glu A', 'glcu O', 'gl O', 'gl E', 'g E'),
  requirementOverrides: row('gl A', 'glc A', 'glc O', 'gl O', 'gl O', ''),
  staffDocTypes: row('gl A', 'gl A', 'glcu O', 'gl O', 'gl E', ''),
  policies: { ...EVIDENCE, 5004: 'gl E' },
  // Kept by the server at each submission, for everybody who reads the policy.
  policyVersions: row('gl A', 'gl A', 'gl E', 'gl E', 'gl O', ''),
  // A contractor's request to its broker, with the link; written by the server only.
  brokerRequests: TRUSTED_TRAIL,
  oshaYears: EVIDENCE,
  emr: EVIDENCE,
  notRated: EVIDENCE,
  programVersions: EVIDENCE,
  answers: EVIDENCE,
  restrictedDocuments: row('', 'g A', '', '', 'gc O', ''),
  reviews: row('gl A', 'glc A', 'glc E', 'gl E', 'gl O', ''),
  reviewInternal: row('', 'gc A', 'gc E', '', '', ''),
  programs: row('gl A', 'glcu A', 'gl A', 'gl A', 'gl A', ''),
  questionnaires: row('gl A', 'gl A; cu O', 'gl A; cu O', 'gl A', 'gl A', ''),
  questionnaireVersions: row('gl A', 'gl A; cu O', 'gl A; cu O', 'gl P', 'gl P', ''),
  policyHolders: row('gl A', 'gl A', 'g O', 'g O', 'glcu O', ''),
  // A client lists its people by the assignments.
  staff: row('gl A', 'gl A', 'g E', '', 'glcu O', ''),
  staffDocuments: row('gl A', 'gl A', 'gl E', '', 'glcud O', ''),
  staffAssignments: row('gl A', 'gl A', 'glu O', '', 'glcu O', ''),
  documents: row('gl A', 'glc A', 'glc E', 'gl E', 'glcud O', ''),
  variances: row('gl A', 'glc A', 'glc O', 'gl O', 'glc O', ''),
  varianceInternal: row('', 'g A', 'gcu O', '', '', ''),
  notes: row('gl N', 'glc N', 'glcu O', 'glc O', 'gl O', ''),
  announcements: row('gl A', 'gl A', 'glcu O', 'glcu O', 'g O', 'g O'),
  announcementRecipients: row('gl A', 'gl A', 'gl O', 'gl O', 'glu O', 'glu O'),
  calendarEvents: row('glcud O', 'glcud O', 'glcud O', 'glcud O', 'glcud O', 'glcud O'),
  notifications: row('glud S', 'glud S', 'glud S', 'glud S', 'glud S', 'glud S'),
  snapshots: row('gl A', 'gl A', 'gl O', 'gl O', 'gl O', 'g O'),
  audit: row('gl A', 'gl A', 'gl O', '', '', ''),
  accessLog: TRUSTED_TRAIL,
  benchmarks: REFERENCE,
  naicsCodes: REFERENCE,
  helpTexts: { ...REFERENCE, 5002: 'glu A' },
  reminderLog: row('g A', '', '', '', '', ''),
  mail: row('g A', '', '', '', '', ''),
  failedJobs: row('gld A', '', '', '', '', ''),
  // Each side its own queue, kept by the server: only 5002 and 5003 review (4.4).
  reviewTasks: row('gl O', 'gl O', 'gl O', '', '', ''),
  // The page of 4.4 names who holds a lock, so those who take locks may get them; to take one that ran out is an update.
  locks: row('g A', 'gcu A', 'gcu O', '', '', ''),
} as const satisfies Record<CollectionName, RoleCells>;
