import type { CompanyKind, UserRole } from '@vcms/domain';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { FileScanner } from '../files/scan/file-scanner.ts';
import type { StoredFiles } from '../files/stored-file.ts';

/** Everything the server works with; tests give their own. */
export interface Trusted {
  readonly db: Firestore;
  readonly auth: Auth;
  readonly files: StoredFiles;
  /** Looks for viruses. */
  readonly scanner: FileScanner;
  readonly now: () => Date;
  /** Random bytes for secrets and ids. */
  readonly random: (count: number) => Uint8Array;
  /** Roles whose people must sign in in two steps; absent where the parameter is not known: accounts then stay as they are. */
  readonly secondFactorRoles?: readonly UserRole[] | undefined;
  /** Characters that the password of a new account must have; absent: six (V22). */
  readonly leastPasswordLength?: number | undefined;
  /** People are told of sign-ins in new browsers unless this is false. */
  readonly signInNotices?: boolean | undefined;
  /** Origin of the product's pages without a slash at the end: links in mails begin with it. */
  readonly appOrigin: string;
}

/** Who calls: the stored user, not the token, which may be an hour old. */
export interface Caller {
  readonly uid: string;
  readonly role: UserRole;
  readonly companyId: string;
  readonly email: string;
  readonly name: string;
  readonly companyName: string;
}

/** A company as the policies see it. */
export interface CompanyFacts {
  readonly id: string;
  readonly kind: CompanyKind;
  readonly name: string;
  readonly plan: string | undefined;
  readonly status: string;
}

/** What stands in `createdBy` and in the audit where no person acted. */
export const TRUSTED_ACTOR = 'trusted';
