import type { UserRole } from './role.ts';

export const USER_STATUSES = ['invited', 'active', 'disabled'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const DIGESTS = ['off', 'daily', 'weekly'] as const;
export type Digest = (typeof DIGESTS)[number];

/** Settings a person changes for themselves. */
export interface UserPrefs {
  readonly emailReminders: boolean;
  readonly digest: Digest;
}

/** `users/{uid}` (domain section 2). The document describes the person; the token's claims decide what they may do. */
export interface User {
  readonly id: string;
  /** Lower case, unique. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title?: string | undefined;
  readonly phone?: string | undefined;
  /** undefined: the stored value is no role of the product. */
  readonly role: UserRole | undefined;
  readonly companyId: string;
  /** Copied from the company; the session shows it. */
  readonly companyName: string;
  readonly photoURL?: string | undefined;
  readonly status: UserStatus;
  readonly prefs: UserPrefs;
}

/** Bounds of domain section 2; lengths in characters. */
export const USER_BOUNDS = { nameMin: 1, nameMax: 60, titleMax: 80 } as const;

export const USER_STATUS_LABELS: Readonly<Record<UserStatus, string>> = {
  invited: 'Invited',
  active: 'Active',
  disabled: 'Disabled',
};
