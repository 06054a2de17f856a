export const ROLES = ['5001', '5002', '5003', '5004', '5005', '5006'] as const;
export type Role = (typeof ROLES)[number];

/**
 * One person per role. X and Y are clients; A, B and Z contractors; L a limited contractor. X also has one contractor in
 * each state, in-requested and so on, for the visibility switch.
 */
export interface Actor {
  readonly uid: string;
  readonly role: string;
  readonly companyId: string;
  /** A company on the other side of an engagement in a visible state. */
  readonly engagedWith: string;
  /** A company of the same kind as the own one. */
  readonly rival: string;
}

export const ACTORS: Readonly<Record<Role, Actor>> = {
  '5001': { uid: 'u-admin', role: '5001', companyId: 'firm', engagedWith: 'A', rival: 'X' },
  '5002': { uid: 'u-cs', role: '5002', companyId: 'firm', engagedWith: 'A', rival: 'X' },
  '5003': { uid: 'u-client', role: '5003', companyId: 'X', engagedWith: 'A', rival: 'Y' },
  '5004': { uid: 'u-reduced', role: '5004', companyId: 'X', engagedWith: 'A', rival: 'Y' },
  '5005': { uid: 'u-contractor', role: '5005', companyId: 'A', engagedWith: 'X', rival: 'B' },
  '5006': { uid: 'u-limited', role: '5006', companyId: 'L', engagedWith: 'X', rival: 'B' },
};

/** Clients of the little world; R is on the reduced plan. What is neither a client nor the firm is a contractor. */
export const CLIENT_IDS: readonly string[] = ['X', 'Y', 'W', 'R'];

/** The main role of a company of the little world. */
export function mainRole(company: string): string {
  if (company === 'firm') return '5002';
  if (CLIENT_IDS.includes(company)) return '5003';
  return company === 'L' ? '5006' : '5005';
}

/** The pairs of client and contractor of the little world. */
export const PAIRS = [
  { clientId: 'X', contractorId: 'A' },
  { clientId: 'Y', contractorId: 'A' },
  { clientId: 'Y', contractorId: 'B' },
  { clientId: 'X', contractorId: 'L' },
] as const;

/** A user document; the profile fields are what the owner may change. */
export function userRecord(role: string, companyId: string) {
  return {
    email: `${role}.${companyId}@example.test`.toLowerCase(),
    firstName: 'Ira',
    lastName: 'Vale',
    role,
    companyId,
    companyName: companyId,
    status: 'active',
    prefs: { emailReminders: true, digest: 'daily' },
  };
}
