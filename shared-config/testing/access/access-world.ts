import type { Firestore } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import type { Actor } from './actors.ts';
import type { Fields } from './fixture.ts';

/** A local Firebase with the product's rules. */
export interface AccessWorld {
  /** Firestore as this person sees it. */
  as(actor: Pick<Actor, 'uid' | 'role' | 'companyId'>, active?: boolean): Firestore;
  /** Firestore with other claims than the server would set. */
  withClaims(uid: string, claims: Readonly<Record<string, unknown>>): Firestore;
  signedOut(): Firestore;
  /** The files, as this person sees them. */
  storageOf(actor: Pick<Actor, 'uid' | 'role' | 'companyId'>): FirebaseStorage;
  /** Where the server answers, for its counters of reads. */
  readonly origin: string;
  /** The server: no rules. */
  readonly trusted: Firestore;
  write(documents: ReadonlyMap<string, Fields>): Promise<void>;
  stop(): Promise<void>;
}
