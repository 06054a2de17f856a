import type { Trusted } from '@vcms/server/core';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Cursor, Night } from './night-record.ts';

type Documents = readonly QueryDocumentSnapshot[];

/** A part of the night. Every one may run again, for a range or whole: it finds what is done. */
export interface NightStep {
  readonly name: string;
  /** What it goes through in ranges, in a lasting order; undefined: nothing, it is done in one. */
  readonly query?: (trusted: Trusted, night: Night) => Query | undefined;
  /** Documents of a range: so many that it ends well within the nine minutes of a function. */
  readonly size?: number;
  /** The place of a document in the query's order; its id when absent. */
  readonly placeOf?: (document: QueryDocumentSnapshot) => Cursor;
  /** Works on a range; answers how many things it changed or made. */
  readonly work: (trusted: Trusted, night: Night, documents: Documents) => Promise<number>;
}

/** The part of the night that belongs to one line. */
export interface LineNight {
  /** What changes results: before they are written. */
  readonly beforeResults: readonly NightStep[];
  /** What people are told about what comes. */
  readonly reminders: readonly NightStep[];
}

export function companies({ db }: Trusted, kind?: 'client' | 'contractor'): Query {
  const all = db.collection('companies');
  const some = kind === undefined ? all : all.where('kind', '==', kind);
  return some.orderBy('__name__');
}
