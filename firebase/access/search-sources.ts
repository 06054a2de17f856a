import { companiesNamedQuery } from '@vcms/companies/data';
import { pageQuery, ROLES_OUTSIDE_THE_FIRM, usersNamedQuery } from '@vcms/data';
import { filesFoundQuery, searchedFilesOf } from '@vcms/documents/data';
import { COMPANY_KINDS, wordToFind } from '@vcms/domain';
import { contractorsNamedQuery } from '@vcms/engagements/data';
import { policiesNumberedQuery } from '@vcms/insurance/data';
import type { Role } from '@vcms/testing/access';
import { assignmentsNamedQuery, staffNamedQuery } from '@vcms/workforce/data';
import {
  collection,
  collectionGroup,
  type Firestore,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore';

/** Records on a page of a search; it may ask for one more. */
export const SEARCH_SIZE = 19;

/** One source of a role: what it asks for, of the own or of another tenant, and what of it the role may see. */
export interface Looked {
  readonly role: Role;
  /** Absent where the query names no tenant. */
  readonly foreign?: (db: Firestore, term: string) => Query<unknown>;
  readonly own: (db: Firestore, term: string) => Query<unknown>;
  readonly isOwn: (found: QueryDocumentSnapshot<unknown>) => boolean;
}

const isShownToX = (found: QueryDocumentSnapshot<unknown>) =>
  found.ref.path.startsWith('companies/A/') && ['engaged', 'client:X'].includes(found.get('visibility'));
const ofPath = (start: string) => (found: QueryDocumentSnapshot<unknown>) => found.ref.path.startsWith(start);

/** Files by a word of their text, as a folder's list asks for them. */
function textQuery(db: Firestore, contractorId: string, clientId: string | undefined, term: string) {
  const files = searchedFilesOf(db, { contractorId, clientId }, { states: ['accepted'] });
  const order = { field: 'title', descending: false, type: 'text' } as const;
  return pageQuery(files, { filters: {}, search: '', word: wordToFind(term), order, size: SEARCH_SIZE });
}

const apartQuery = (files: Query, term: string) =>
  query(files, where('title', '>=', term), limit(SEARCH_SIZE + 1));

/** Admins find every company and every person, and no file that is kept apart: neither of one contractor nor of all. */
const OF_ADMINS: readonly Looked[] = [
  {
    role: '5001',
    own: (db, term) => companiesNamedQuery(db, COMPANY_KINDS, term, SEARCH_SIZE),
    foreign: (db, term) => apartQuery(collection(db, 'companies/A/restrictedDocuments'), term),
    isOwn: ofPath('companies/'),
  },
  {
    role: '5001',
    own: (db, term) => usersNamedQuery(db, undefined, term, SEARCH_SIZE),
    foreign: (db, term) => apartQuery(collectionGroup(db, 'restrictedDocuments'), term),
    isOwn: ofPath('users/'),
  },
];

/** What each family of roles searches in. */
export const FAMILIES: Readonly<Record<string, readonly Looked[]>> = {
  admin: OF_ADMINS,
  cs: [
    {
      role: '5002',
      own: (db, term) => companiesNamedQuery(db, ['client', 'contractor'], term, SEARCH_SIZE),
      isOwn: (found) => found.get('kind') !== 'firm',
    },
    {
      role: '5002',
      own: (db, term) => usersNamedQuery(db, ROLES_OUTSIDE_THE_FIRM, term, SEARCH_SIZE),
      foreign: (db, term) => usersNamedQuery(db, undefined, term, SEARCH_SIZE),
      isOwn: (found) => !['5001', '5002'].includes(found.get('role')),
    },
    {
      role: '5002',
      own: (db, term) => filesFoundQuery(db, term, SEARCH_SIZE),
      isOwn: (found) => !found.ref.path.includes('restricted'),
    },
  ],
  client: (['5003', '5004'] as const).flatMap((role): Looked[] => [
    {
      role,
      own: (db, term) => contractorsNamedQuery(db, 'X', term, SEARCH_SIZE),
      foreign: (db, term) => contractorsNamedQuery(db, 'foreign-client', term, SEARCH_SIZE),
      isOwn: ofPath('engagements/X_'),
    },
    {
      role: '5003',
      own: (db, term) => assignmentsNamedQuery(db, 'X', term, SEARCH_SIZE),
      foreign: (db, term) => assignmentsNamedQuery(db, 'foreign-client', term, SEARCH_SIZE),
      isOwn: ofPath('staffAssignments/X_'),
    },
    {
      role,
      own: (db, term) => textQuery(db, 'A', 'X', term),
      foreign: (db, term) => textQuery(db, 'foreign-contractor', 'X', term),
      isOwn: isShownToX,
    },
    {
      role,
      own: (db, term) => textQuery(db, 'A', 'X', term),
      foreign: (db, term) => textQuery(db, 'A', 'Y', term),
      isOwn: isShownToX,
    },
    {
      role,
      own: (db, term) => textQuery(db, 'A', 'X', term),
      foreign: (db, term) => textQuery(db, 'A', undefined, term),
      isOwn: isShownToX,
    },
  ]),
  contractor: [
    {
      role: '5005',
      own: (db, term) => staffNamedQuery(db, 'A', term, SEARCH_SIZE),
      foreign: (db, term) => staffNamedQuery(db, 'foreign-contractor', term, SEARCH_SIZE),
      isOwn: ofPath('companies/A/'),
    },
    {
      role: '5005',
      own: (db, term) => policiesNumberedQuery(db, 'A', term, SEARCH_SIZE),
      foreign: (db, term) => policiesNumberedQuery(db, undefined, term, SEARCH_SIZE),
      isOwn: ofPath('companies/A/'),
    },
    {
      role: '5005',
      own: (db, term) => textQuery(db, 'A', undefined, term),
      foreign: (db, term) => textQuery(db, 'foreign-contractor', undefined, term),
      isOwn: ofPath('companies/A/'),
    },
    {
      role: '5005',
      own: (db, term) => textQuery(db, 'A', undefined, term),
      foreign: (db, term) => filesFoundQuery(db, term, SEARCH_SIZE),
      isOwn: ofPath('companies/A/'),
    },
  ],
};

/** Whatever anybody searches in; of a limited contractor's own records, too, none is shown to it. */
export const ALL_SOURCES: readonly ((db: Firestore, term: string) => Query<unknown>)[] = [
  ...Object.values(FAMILIES).flatMap((sources) =>
    sources.flatMap(({ own, foreign }) => (foreign === undefined ? [own] : [own, foreign])),
  ),
  (db, term) => staffNamedQuery(db, 'L', term, SEARCH_SIZE),
  (db, term) => policiesNumberedQuery(db, 'L', term, SEARCH_SIZE),
];
