import {
  type CountQueries,
  companiesQuery,
  engagementsInStatesQuery,
  failedJobsQuery,
  invitationsInStates,
  peopleInStatus,
  peopleSignedInSince,
  QUEUED_EVIDENCE,
  usersOfRoleQuery,
  waitingSinceBefore,
} from '@vcms/data';
import {
  type CalendarDate,
  COMPANY_KINDS,
  COMPANY_STATUSES,
  type CompanyKind,
  type CompanyStatus,
  OPEN_ENGAGEMENT_STATES,
  USER_ROLES,
  type UserRole,
} from '@vcms/domain';
import type { Firestore } from 'firebase/firestore';

export type CompanyCount = `${CompanyKind} ${CompanyStatus}`;
export type OverdueCount = `overdue ${(typeof QUEUED_EVIDENCE)[number]}`;
export type FirmCount =
  | CompanyCount
  | OverdueCount
  | UserRole
  | 'open engagements'
  | 'disabled users'
  | 'signed in'
  | 'failed jobs'
  | 'open invitations'
  | 'expired invitations';

/** Name of the count of companies of this kind and status. */
export function companyCount(kind: CompanyKind, status: CompanyStatus): CompanyCount {
  return `${kind} ${status}`;
}

/** Every count of companies, kind by kind. */
export const COMPANY_COUNTS: readonly CompanyCount[] = COMPANY_KINDS.flatMap((kind) =>
  COMPANY_STATUSES.map((status) => companyCount(kind, status)),
);

/** Every count of reviews that are late, by what waits. */
export const OVERDUE_COUNTS: readonly OverdueCount[] = QUEUED_EVIDENCE.map(
  (kind): OverdueCount => `overdue ${kind}`,
);

/** Of what should be none, no more are counted: one read each. */
const COUNTED_MAX = 1000;

/**
 * What the admin's dashboard counts on the server (domain 4.2).
 * @param inTimeFrom first day that is not overdue
 * @param signedInSince earliest sign-in that counts
 */
export function firmCountQueries(
  firestore: Firestore,
  inTimeFrom: CalendarDate,
  signedInSince: Date,
): CountQueries<FirmCount> {
  const companies = COMPANY_KINDS.flatMap((kind) =>
    COMPANY_STATUSES.map((status) => [
      companyCount(kind, status),
      companiesQuery(firestore, { kind, status }),
    ]),
  );
  const users = USER_ROLES.map((role) => [role, usersOfRoleQuery(firestore, role)]);
  const overdue = QUEUED_EVIDENCE.map((kind) => [
    `overdue ${kind}`,
    waitingSinceBefore(firestore, kind, inTimeFrom),
  ]);
  return Object.fromEntries([
    ...companies,
    ...users,
    ...overdue,
    ['open engagements', engagementsInStatesQuery(firestore, OPEN_ENGAGEMENT_STATES)],
    ['disabled users', peopleInStatus(firestore, 'disabled')],
    ['signed in', peopleSignedInSince(firestore, signedInSince)],
    ['failed jobs', failedJobsQuery(firestore, COUNTED_MAX)],
    ['open invitations', invitationsInStates(firestore, ['sent', 'opened'])],
    ['expired invitations', invitationsInStates(firestore, ['expired'])],
  ]) as CountQueries<FirmCount>;
}
