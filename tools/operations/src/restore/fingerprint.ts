import { createHash, type Hash } from 'node:crypto';
import { DocumentReference, type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import type { ProjectContext } from '../project-context.ts';

/** How many there are of something, and one SHA-256 over all of them in their order. */
interface Fingerprint {
  readonly count: number;
  readonly hash: string;
}

export interface ProjectFingerprint {
  readonly documents: Fingerprint;
  readonly accounts: Fingerprint;
  readonly objects: Fingerprint;
}

/** Reads everything of a project as the server SDK gives it, so that a restore is judged by what the product would read. */
export async function fingerprintOf(
  { trusted: { db, auth } }: ProjectContext,
  bucketUrl: string,
  groups: readonly string[],
): Promise<ProjectFingerprint> {
  const documents = await documentsOf(db, groups);
  const { users } = await auth.listUsers(1000);
  const accounts = users
    .map(({ uid, email, disabled, customClaims, passwordHash, passwordSalt }) => [
      ...[uid, email, disabled, passwordHash, passwordSalt],
      canonical(customClaims),
    ])
    .map((account) => JSON.stringify(account));
  return { documents, accounts: of(accounts), objects: of(await objectsOf(bucketUrl)) };
}

async function documentsOf(db: Firestore, groups: readonly string[]): Promise<Fingerprint> {
  const hash = createHash('sha256');
  let count = 0;
  for (const group of groups) {
    for await (const row of db.collectionGroup(group).orderBy('__name__').stream()) {
      const snapshot = row as unknown as FirebaseFirestore.QueryDocumentSnapshot;
      add(hash, `${snapshot.ref.path} ${canonical(snapshot.data())}`);
      count += 1;
    }
  }
  return { count, hash: hash.digest('hex') };
}

async function objectsOf(bucketUrl: string): Promise<readonly string[]> {
  const headers = { authorization: 'Bearer owner' };
  const list = (await (await fetch(`${bucketUrl}?maxResults=1000`, { headers })).json()) as {
    items: readonly { name: string }[];
  };
  const lines: string[] = [];
  for (const { name } of list.items) {
    const file = await fetch(`${bucketUrl}/${encodeURIComponent(name)}?alt=media`, { headers });
    const bytes = Buffer.from(await file.arrayBuffer());
    const digest = createHash('sha256').update(bytes).digest('hex');
    lines.push(`${name} ${file.headers.get('content-type')} ${digest}`);
  }
  return lines;
}

function of(lines: readonly string[]): Fingerprint {
  const hash = createHash('sha256');
  for (const line of lines.toSorted()) add(hash, line);
  return { count: lines.length, hash: hash.digest('hex') };
}

function add(hash: Hash, line: string): void {
  hash.update(`${line}\n`);
}

/** A value as text: kinds that JSON would mix up keep their name, fields stand in order. */
function canonical(value: unknown): string {
  if (value instanceof Timestamp) return `time(${value.seconds}.${value.nanoseconds})`;
  if (value instanceof GeoPoint) return `place(${value.latitude},${value.longitude})`;
  if (value instanceof DocumentReference) return `reference(${value.path})`;
  if (value instanceof Uint8Array) return `bytes(${Buffer.from(value).toString('base64')})`;
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'absent';
  const fields = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`;
}
