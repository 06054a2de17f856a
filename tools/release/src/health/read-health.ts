import { randomUUID } from 'node:crypto';
import type { ReleaseCounts, RemoteName } from '@vcms/contract';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

/** What tabs told of one release, by day (UTC, such as 2026-11-20). */
export type CountsByDay = ReadonlyMap<string, ReleaseCounts>;

/** A Firebase project by its id, or the address of its function `releaseCounts`, which begins with https:// (or http:// of this machine). */
export type CountsSource = string;

export interface HealthReaderParts {
  readonly fetch: typeof fetch;
  /** Proof of identity for the address, an ID token whose audience it is; undefined: none is sent. */
  readonly token: string | undefined;
}

/**
 * Reads what tabs told of a release: of a project's `releaseHealth` with Google's Application Default Credentials (or of a local
 * Firebase at FIRESTORE_EMULATOR_HOST), which takes the right to read all of its data, or of a function that gives these counts and
 * nothing else. Rejects when it cannot be read.
 */
export async function readHealth(
  source: CountsSource,
  release: { readonly remote: RemoteName; readonly version: string },
  parts: HealthReaderParts,
): Promise<CountsByDay> {
  return /^https?:/.test(source)
    ? await askFunction(source, release, parts)
    : await askProject(source, release);
}

async function askFunction(
  address: string,
  release: { readonly remote: RemoteName; readonly version: string },
  { fetch, token }: HealthReaderParts,
): Promise<CountsByDay> {
  const url = `${address}?${new URLSearchParams(release)}`;
  const answer = await fetch(url, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) throw new Error(`The counts cannot be read: ${address} answered ${answer.status}`);
  const days: unknown = await answer.json();
  if (typeof days !== 'object' || days === null)
    throw new Error('The counts cannot be read: no table of days');
  return new Map(Object.entries(days).map(([day, counts]) => [day, countsOf(counts)]));
}

async function askProject(
  projectId: string,
  { remote, version }: { readonly remote: RemoteName; readonly version: string },
): Promise<CountsByDay> {
  const app = initializeApp({ projectId }, `release-${randomUUID()}`);
  try {
    const found = await getFirestore(app)
      .collection('releaseHealth')
      .where('remote', '==', remote)
      .where('version', '==', version)
      .get();
    return new Map(found.docs.map((each) => [String(each.get('day')), countsOf(each.get('counts'))]));
  } finally {
    await deleteApp(app);
  }
}

function countsOf(value: unknown): ReleaseCounts {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, number] => Number.isInteger(entry[1]) && entry[1] > 0,
    ),
  );
}
