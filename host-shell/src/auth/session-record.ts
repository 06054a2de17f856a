import { parseRole } from '@vcms/contract';
import type { SessionUser } from './session-state.ts';
import { SESSION_ROLE_KEY, SESSION_USER_KEY } from './storage-keys.ts';

/** The specification's five fields, as kept in session storage (section 3). */
interface SessionRecord {
  readonly role: string;
  readonly companyEmail: string;
  readonly company: string;
  readonly userId: string;
  readonly providerData: SessionUser['providerData'];
}

/** Writes the signed-in user for this tab: key `user` as JSON and key `role` (shell-behaviour A19). */
export function writeSessionRecord(storage: Storage, user: SessionUser): void {
  const record: SessionRecord = {
    role: user.role ?? '',
    companyEmail: user.companyEmail,
    company: user.company,
    userId: user.userId,
    providerData: user.providerData,
  };
  storage.setItem(SESSION_USER_KEY, JSON.stringify(record));
  storage.setItem(SESSION_ROLE_KEY, record.role);
}

/** The company name that this tab last showed for the user; empty for another user or a damaged record. */
export function rememberedCompany(storage: Storage, userId: string): string {
  const record = readRecord(storage);
  return record?.userId === userId && typeof record.company === 'string' ? record.company : '';
}

/** The user this tab last showed, for a reload without network. Rights are the server's business in any case. */
export function rememberedUser(storage: Storage, userId: string): SessionUser | undefined {
  const record = readRecord(storage);
  if (record?.userId !== userId || typeof record.companyEmail !== 'string') return undefined;
  return {
    userId,
    email: record.companyEmail,
    role: parseRole(record.role) ?? undefined,
    companyId: '',
    companyEmail: record.companyEmail,
    company: rememberedCompany(storage, userId),
    firstName: '',
    lastName: '',
    title: '',
    phone: '',
    providerData: [],
  };
}

function readRecord(storage: Storage): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(SESSION_USER_KEY) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
