import { Buffer } from 'node:buffer';
import { type DocumentData, type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import type { ProjectContext } from '../project-context.ts';

/** Groups of collections that the sample fills: one of the root, one below it, and a long flat one. */
export const GROUPS = ['companies', 'policies', 'audit'] as const;

const ACCOUNTS = 20;
const OBJECTS = 10;
/** Production takes 500 writes in one commit. */
const BATCH = 500;
/** Of a hundred documents one is a company, 39 are policies of it, 60 lines of the audit. */
const COMPANY_EVERY = 100;
const POLICIES = 40;

function pathOf(index: number): string {
  const company = `companies/c${Math.floor(index / COMPANY_EVERY)}`;
  const place = index % COMPANY_EVERY;
  if (place === 0) return company;
  return place < POLICIES ? `${company}/policies/p${place}` : `audit/a${index}`;
}

/** A record with a value of every kind that Firestore keeps. */
function dataOf(db: Firestore, index: number): DocumentData {
  return {
    name: `Company ${index}, Ünïcode "quoted" ${'x'.repeat(index % 200)}`,
    count: index,
    large: Number.MAX_SAFE_INTEGER - index,
    ratio: index / 7,
    open: index % 2 === 0,
    nothing: null,
    at: new Timestamp(1_700_000_000 + index, (index % 1000) * 1000),
    place: new GeoPoint((index % 180) - 90, (index % 360) - 180),
    bytes: Buffer.from([index % 256, 0, 255]),
    other: db.doc(pathOf(0)),
    lines: [{ limit: 1_000_000, at: Timestamp.fromMillis(index) }, 'text', {}],
    empty: {},
  };
}

/** Fills a project with documents, 20 accounts with passwords and claims, and 10 files. */
export async function fillSample(
  { trusted: { db, auth } }: ProjectContext,
  bucketUrl: string,
  documents: number,
): Promise<void> {
  for (let from = 0; from < documents; from += BATCH) {
    const batch = db.batch();
    for (let index = from; index < Math.min(documents, from + BATCH); index += 1)
      batch.set(db.doc(pathOf(index)), dataOf(db, index));
    await batch.commit();
  }
  for (let index = 0; index < ACCOUNTS; index += 1) {
    const uid = `person-${index}`;
    const password = `harbor-light-${index}`;
    await auth.createUser({ uid, email: `${uid}@example.test`, password, disabled: index % 7 === 0 });
    await auth.setCustomUserClaims(uid, { role: '5005', companyId: `c${index}`, active: true });
  }
  for (let index = 0; index < OBJECTS; index += 1) {
    const name = encodeURIComponent(`companies/c${index}/files/certificate ${index}.pdf`);
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/pdf' };
    const body = new Uint8Array(2000 + index).fill(index);
    const answer = await fetch(`${bucketUrl}?name=${name}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`A file could not be stored: ${answer.status}.`);
  }
}
