import { collection, doc, type Firestore, getDoc, getDocs } from 'firebase/firestore';
import type { AccessWorld } from '../access/access-world.ts';

type Attempts = (world: AccessWorld) => readonly Promise<unknown>[];

/** One of the twenty isolation tests of domain 5.3. */
export interface IsolationTest {
  readonly number: number;
  readonly title: string;
  /** Each must be refused by the rules. */
  readonly denied: Attempts;
  /** The same for somebody who may: without it a broken world would look like a safe one. */
  readonly allowed: Attempts;
}

/** Everything below a company that is somebody's evidence. */
export const EVIDENCE = [
  'policies',
  'oshaYears',
  'emr',
  'notRated',
  'programVersions',
  'answers',
  'documents',
  'staff',
  'reviews',
  'restrictedDocuments',
  'accessLog',
  'private',
] as const;

/** Gets and lists of everything below a company. */
export function readsBelow(
  db: Firestore,
  companyId: string,
  names: readonly string[] = EVIDENCE,
): readonly Promise<unknown>[] {
  return names.flatMap((name) => [
    getDoc(doc(db, 'companies', companyId, name, 'd1')),
    getDocs(collection(db, 'companies', companyId, name)),
  ]);
}
