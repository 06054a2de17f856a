import type { UserRole } from './role.ts';

/**
 * What a person may do, named after the act, and the roles that may (domain 5.2). Pages ask for the act and know no role
 * codes. Access rules and the server decide; this only leaves out what they would refuse.
 */
const ROLES_THAT_MAY = {
  /** Reads what the tab has recorded, to help somebody with it. */
  seeStatus: ['5001'],
  /** Searches the whole audit trail, checks its chains and takes them out as files. */
  keepAuditTrail: ['5001'],
  /** Works for every client, so a page must know for which one. */
  workForEveryClient: ['5002'],
  /** Says of evidence whether it is accepted. */
  reviewEvidence: ['5002', '5003'],
  /** Corrects a number that a contractor mistyped from its paper. */
  correctTypingErrors: ['5002'],
  /** Reads what reviewers write to each other. */
  seeInternalComments: ['5002', '5003'],
  /** Reads who has opened the files of a contractor. */
  seeAccessLogs: ['5002'],
  /** Reads how many people found an article of the help pages useful. */
  seeHelpVotes: ['5002'],
  /** Requests a variance for a contractor of a client. */
  requestVariancesForOthers: ['5002', '5003'],
  /** Sends contractors, and the brokers they chose, what their insurance lacks. */
  sendDeficiencyLetters: ['5002', '5003'],
  /** Approves contractors, sets requirements and decides requests for variances. */
  decideAboutContractors: ['5003'],
  /** Writes announcements to the contractors of the own company. */
  announce: ['5003', '5004'],
  /** Shares notes about contractors with the firm or the contractor, and pins them. */
  shareNotes: ['5003'],
  /** Puts files into the folders of contractors and requests some: the firm of any, a client of each that it sees. */
  uploadForContractors: ['5002', '5003'],
  /** Enters the own evidence and submits it. */
  submitEvidence: ['5005'],
  /** Sees in its calendar what ends at contractors. */
  seeContractorDates: ['5002', '5003', '5004'],
  /** Invites colleagues into the own company, and keeps their accounts. */
  keepColleagues: ['5003', '5005'],
} as const satisfies Readonly<Record<string, readonly UserRole[]>>;

/** An act that some roles may do. */
export type Capability = keyof typeof ROLES_THAT_MAY;

/** True when the role may; false for a role that nobody knows. */
export function may(role: string | undefined, capability: Capability): boolean {
  const roles: readonly string[] = ROLES_THAT_MAY[capability];
  return role !== undefined && roles.includes(role);
}
