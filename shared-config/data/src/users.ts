import {
  COMPANY_KINDS,
  collectionPath,
  DIGESTS,
  documentPath,
  ROLES_OF_KIND,
  USER_ROLES,
  USER_STATUSES,
  type User,
  type UserRole,
} from '@vcms/domain';
import {
  collection,
  type DocumentReference,
  doc,
  type Firestore,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import { pageQuery } from './page-query.ts';
import type { FieldReader, ParsedDocument } from './parsed-document.ts';
import { createReadingConverter } from './reading-converter.ts';

/** A person with when the record last changed, by which the server notices that two people edit at once (V23). */
export interface StoredUser extends User {
  readonly updatedAt: Date | undefined;
  /** As of last night; undefined: never, or not noted yet. */
  readonly lastSignInAt: Date | undefined;
}

function readUser(id: string, fields: FieldReader): User {
  const prefs = fields.map('prefs');
  return {
    id,
    email: fields.text('email'),
    firstName: fields.text('firstName'),
    lastName: fields.text('lastName'),
    title: fields.optionalText('title'),
    phone: fields.optionalText('phone'),
    role: fields.optionalOneOf('role', USER_ROLES),
    companyId: fields.text('companyId'),
    companyName: fields.text('companyName'),
    photoURL: fields.optionalText('photoURL'),
    status: fields.oneOf('status', USER_STATUSES),
    prefs: { emailReminders: prefs.flag('emailReminders'), digest: prefs.oneOf('digest', DIGESTS) },
  };
}

const userConverter = createReadingConverter<User>(readUser);
const storedConverter = createReadingConverter<StoredUser>((id, fields) => ({
  ...readUser(id, fields),
  updatedAt: fields.optionalTime('updatedAt'),
  lastSignInAt: fields.optionalTime('lastSignInAt'),
}));

/** Roles of everybody outside the firm: those that customer service (5002) may read. */
export const ROLES_OUTSIDE_THE_FIRM: readonly UserRole[] = COMPANY_KINDS.filter(
  (kind) => kind !== 'firm',
).flatMap((kind) => ROLES_OF_KIND[kind]);

/** Users of one role. 5001 may ask for any role, 5002 for 5003 to 5006. */
export function usersOfRoleQuery(firestore: Firestore, role: UserRole): Query<ParsedDocument<User>> {
  return query(
    collection(firestore, collectionPath('users')).withConverter(userConverter),
    where('role', '==', role),
  );
}

/** Users of one company. The firm's people, and 5003 and 5005 for their own company. */
export function usersOfCompanyQuery(firestore: Firestore, companyId: string): Query<ParsedDocument<User>> {
  return query(
    collection(firestore, collectionPath('users')).withConverter(userConverter),
    where('companyId', '==', companyId),
  );
}

/** The people whose accounts a role keeps, to narrow down and order: 5001 all, 5002 must name roles outside the firm. */
export function keptUsers(
  firestore: Firestore,
  roles?: readonly UserRole[] | undefined,
): Query<ParsedDocument<StoredUser>> {
  const all = collection(firestore, collectionPath('users')).withConverter(storedConverter);
  return roles === undefined ? all : query(all, where('role', 'in', [...roles]));
}

/** One of them. */
export function keptUserRef(
  firestore: Firestore,
  uid: string,
): DocumentReference<ParsedDocument<StoredUser>> {
  return doc(firestore, documentPath('users', uid)).withConverter(storedConverter);
}

/**
 * People whose last name begins with the last typed word, by name: 5001 everybody; 5002 names the roles outside of the firm. One
 * more than `size` tells of others.
 */
export function usersNamedQuery(
  firestore: Firestore,
  roles: readonly UserRole[] | undefined,
  search: string,
  size: number,
): Query<ParsedDocument<StoredUser>> {
  const order = { field: 'lastName', descending: false, type: 'text' } as const;
  const lastName = search.trim().split(/\s+/).at(-1) ?? '';
  return pageQuery(keptUsers(firestore, roles), { filters: {}, search: lastName, order, size });
}
