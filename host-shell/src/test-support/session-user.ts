import type { SessionUser } from '../auth/session-state.ts';

/** A signed-in hiring client; `change` replaces fields. */
export function aSessionUser(change: Partial<SessionUser> = {}): SessionUser {
  return {
    userId: 'u1',
    email: 'ana@northwind.test',
    role: '5003',
    companyId: 'c1',
    companyEmail: 'ana@northwind.test',
    company: 'Northwind Energy',
    firstName: 'Ana',
    lastName: 'Ruiz',
    title: 'Safety lead',
    phone: '',
    providerData: [],
    ...change,
  };
}
