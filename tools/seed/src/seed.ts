import { localDate } from '@vcms/domain';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import type { SaveFile } from './files/write-files.ts';
import { seedDemoData } from './seed-demo-data.ts';

/**
 * Files go to the bucket of the local Firebase; without one that is named, the documents stand alone. A plain upload each:
 * the storage client takes longer to load than all of them take together.
 */
function saverOf(projectId: string): SaveFile | undefined {
  const host = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  if (host === undefined) return undefined;
  const bucket = `http://${host}/upload/storage/v1/b/${projectId}.appspot.com/o`;
  return async (path, bytes, contentType) => {
    const url = `${bucket}?uploadType=media&name=${encodeURIComponent(path)}`;
    const headers = { 'content-type': contentType, authorization: 'Bearer owner' };
    const response = await fetch(url, { method: 'POST', headers, body: new Uint8Array(bytes) });
    await response.body?.cancel();
    if (!response.ok)
      throw new Error(`${path} could not be stored: the local Firebase answered ${response.status}.`);
  };
}

function begunDay(now: Date): string {
  const days = [Intl.DateTimeFormat().resolvedOptions().timeZone, 'UTC'].map((zone) => localDate(now, zone));
  return days.toSorted()[0] ?? '';
}

/**
 * `node build/seed.js [YYYY-MM-DD]`: writes the demo data into the local Firebase that FIRESTORE_EMULATOR_HOST and
 * FIREBASE_AUTH_EMULATOR_HOST name. Without a date the day of the run counts as today,
 * by this machine's clock
 * or by UTC, whichever is behind: nothing of the demo data lies ahead.
 */
async function main(): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
  if (FIRESTORE_EMULATOR_HOST === undefined || FIREBASE_AUTH_EMULATOR_HOST === undefined) {
    throw new Error(
      'Demo data is for the local Firebase only. Set FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST.',
    );
  }
  const projectId = GCLOUD_PROJECT ?? 'demo-vcms';
  const app = initializeApp({ projectId });
  const saveFile = saverOf(projectId);
  const today = process.argv[2] ?? begunDay(new Date());
  const data = await seedDemoData({
    auth: getAuth(app),
    firestore: getFirestore(app),
    today,
    ...(saveFile === undefined ? {} : { saveFile }),
  });
  await deleteApp(app);
  process.stdout.write(
    `Wrote ${data.companies.length} companies, ${data.users.length} users, ` +
      `${data.engagements.length} engagements and ${data.notifications.length} notifications.\n`,
  );
}

main().catch((cause: unknown) => {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
});
