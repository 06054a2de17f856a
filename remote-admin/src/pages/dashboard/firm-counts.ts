import { type CountQueries, companiesQuery, engagementsInStatesQuery, usersOfRoleQuery } from '@vcms/data';
import {
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
export type FirmCount = CompanyCount | UserRole | 'open engagements';

/** Name of the count of companies of this kind and status. */
export function companyCount(kind: CompanyKind, status: CompanyStatus): CompanyCount {
  return `${kind} ${status}`;
}

/** Every count of companies, kind by kind. */
export const COMPANY_COUNTS: readonly CompanyCount[] = COMPANY_KINDS.flatMap((kind) =>
  COMPANY_STATUSES.map((status) => companyCount(kind, status)),
);

/** What the admin's dashboard counts on the server (domain 4.2). */
export function firmCountQueries(firestore: Firestore): CountQueries<FirmCount> {
  const companies = COMPANY_KINDS.flatMap((kind) =>
    COMPANY_STATUSES.map((status) => [
      companyCount(kind, status),
      companiesQuery(firestore, { kind, status }),
    ]),
  );
  const users = USER_ROLES.map((role) => [role, usersOfRoleQuery(firestore, role)]);
  return Object.fromEntries([
    ...companies,
    ...users,
    ['open engagements', engagementsInStatesQuery(firestore, OPEN_ENGAGEMENT_STATES)],
  ]) as CountQueries<FirmCount>;
}
