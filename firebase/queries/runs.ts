import type { Role } from '@vcms/testing/access';
import type { Firestore, Query } from 'firebase/firestore';

/** A query as somebody who needs it runs it. */
export type Run = readonly [role: Role, build: (db: Firestore) => Query<unknown>];

/** By the name of the query in the data package. */
export type Runs = Readonly<Record<string, readonly Run[]>>;
