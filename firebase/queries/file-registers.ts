import { type FolderPlace, filesOf, searchedFilesOf } from '@vcms/documents/data';
import type { Role } from '@vcms/testing/access';
import type { Register } from './register.ts';

const CURRENT = ['submitted', 'in_review', 'accepted'] as const;
const ENDS = { first: '2026-11-01', last: '2026-12-01' };

const FILE_READERS: readonly { readonly role: Role; readonly place: FolderPlace }[] = [
  { role: '5002', place: { contractorId: 'A' } },
  { role: '5003', place: { contractorId: 'A', clientId: 'X' } },
  { role: '5004', place: { contractorId: 'A', clientId: 'X' } },
];
const FILE_FILTERS = [
  {},
  { category: 'msa' },
  { contentType: 'application/pdf' },
  { category: 'msa', contentType: 'application/pdf' },
];

/** The files of a contractor, all and those that hold a word. */
export const FILE_REGISTERS: readonly Register[] = FILE_READERS.flatMap(({ role, place }): Register[] => [
  {
    role,
    base: (db) => filesOf(db, place, { states: CURRENT }),
    fields: ['title', 'updatedAt'],
    filters: FILE_FILTERS,
  },
  {
    role,
    base: (db) => filesOf(db, place, { states: CURRENT, ends: ENDS }),
    fields: ['expiresOn'],
    filters: FILE_FILTERS,
  },
  {
    role,
    base: (db) => searchedFilesOf(db, place, { states: CURRENT }),
    fields: ['title', 'updatedAt'],
    words: true,
    filters: FILE_FILTERS,
  },
  {
    role,
    base: (db) => searchedFilesOf(db, place, { states: CURRENT, ends: ENDS }),
    fields: ['expiresOn'],
    words: true,
    filters: FILE_FILTERS,
  },
]);
