import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureDemoData, PROJECT_ID, startFirebase } from '@vcms/launcher';

/** Data folder that holds the demo data and nothing else; every product of a run begins as a copy of it. */
export const DEMO_FOLDER = join(process.cwd(), '.cache', 'e2e-demo');

/** Writes the demo data anew: they are about the day on which they were written. */
export async function writeDemoFolder(): Promise<void> {
  await rm(DEMO_FOLDER, { recursive: true, force: true });
  const dataDir = DEMO_FOLDER;
  const place = { host: '127.0.0.1', port: 0, projectId: PROJECT_ID, dataDir: join(dataDir, 'firebase') };
  const bare = await startFirebase(place);
  try {
    const log = (): undefined => undefined;
    await ensureDemoData({ dataDir, firebaseOrigin: bare.origin, projectId: PROJECT_ID, log });
  } finally {
    await bare.stop();
  }
}
