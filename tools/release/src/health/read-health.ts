import { randomUUID } from 'node:crypto';
import type { ReleaseCounts, RemoteName } from '@vcms/contract';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

/** What tabs told of one release, by day (UTC, such as 2026-11-20). */
export type CountsByDay = ReadonlyMap<string, ReleaseCounts>;

/**
 * Reads `releaseHealth` of a project, with Google's Application Default Credentials, or of a local Firebase at
 * FIRESTORE_EMULATOR_HOST. Rejects when it cannot be read.
 */
export async function readHealth(
  projectId: string,
  remote: RemoteName,
  version: string,
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
