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
import type { ParsedDocument } from './parsed-document.ts';
import { createReadingConverter } from './reading-converter.ts';

const userConverter = createReadingConverter<User>((id, fields) => {
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
});

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

/** One user; everybody may read their own. */
export function userRef(firestore: Firestore, uid: string): DocumentReference<ParsedDocument<User>> {
  return doc(firestore, documentPath('users', uid)).withConverter(userConverter);
}
