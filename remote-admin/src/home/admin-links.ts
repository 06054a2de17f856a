export const USERS = '/admin/admin-tools/users';
export const COMPANIES = '/admin/admin-tools/companies';

/** A company's record, at one of its tabs. */
export function companyLink(id: string, tab?: 'users' | 'engagements'): string {
  const part = tab === undefined ? '' : `&tab=${tab}`;
  return `${COMPANIES}?open=${encodeURIComponent(id)}${part}`;
}

/** A person's record. */
export function personLink(uid: string): string {
  return `${USERS}?open=${encodeURIComponent(uid)}`;
}

/** Invitations in one state. */
export function invitationsLink(state?: 'open' | 'expired'): string {
  return `${USERS}?list=invitations${state === undefined ? '' : `&state=${state}`}`;
}
