import { usersNamedQuery } from '@vcms/data';
import { recordSource, type SearchSource } from '@vcms/kits/search';
import type { Firestore } from 'firebase/firestore';
import { POWERS_OVER_USERS, type UserKeeper } from '../register/user-powers.ts';

/** People whose accounts the role keeps, by last name or by first and last name; each opens on the page of users. */
export function userSource(firestore: Firestore, keeper: UserKeeper, page: `/${string}`): SearchSource {
  const { listed } = POWERS_OVER_USERS[keeper];
  return recordSource({
    label: 'Users',
    queryOf: (search, size) => usersNamedQuery(firestore, listed, search, size),
    hitOf: ({ id, firstName, lastName, companyName }) => ({
      id,
      title: `${firstName} ${lastName}`,
      note: companyName,
      to: `${page}?open=${encodeURIComponent(id)}`,
    }),
  });
}
