import type { Role } from '@vcms/testing/access';
import type { Firestore, Query } from 'firebase/firestore';

/** A long list with the filters and orders that its page offers. */
export interface Register {
  readonly role: Role;
  readonly base: (db: Firestore) => Query<unknown>;
  readonly fields: readonly string[];
  readonly filters: readonly Readonly<Record<string, string>>[];
  /** Its search looks for the words of a name. */
  readonly words?: boolean;
  /** Values that a list in a field must hold. */
  readonly holding?: readonly Readonly<Record<string, string>>[];
}
