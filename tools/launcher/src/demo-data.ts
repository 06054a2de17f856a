import { spawn } from 'node:child_process';
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from './plain-error.ts';
import { inRepository } from './repository.ts';

export interface DemoDataOptions {
  readonly dataDir: string;
  readonly firebaseOrigin: string;
  readonly projectId: string;
  readonly log: (line: string) => void;
}

/** Whether the data folder lacks its demo data. */
export async function lacksDemoData(dataDir: string): Promise<boolean> {
  return !(await exists(markerOf(dataDir)));
}

/** Writes the demo data once per data folder; a run that was cut short is done again (the seed is idempotent). */
export async function ensureDemoData(options: DemoDataOptions): Promise<void> {
  if (!(await lacksDemoData(options.dataDir))) return;
  options.log('Writing the demo data …');
  await runSeed(options);
  await writeFile(markerOf(options.dataDir), `${new Date().toISOString()}\n`);
}

function markerOf(dataDir: string): string {
  return join(dataDir, 'demo-data-written');
}

/** A process of its own: the admin SDK is large, and the launcher lives as long as the product runs. */
function runSeed(options: DemoDataOptions): Promise<void> {
  const host = new URL(options.firebaseOrigin).host;
  const child = spawn(process.execPath, [inRepository('tools', 'seed', 'build', 'seed.js')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      FIRESTORE_EMULATOR_HOST: host,
      FIREBASE_AUTH_EMULATOR_HOST: host,
      FIREBASE_STORAGE_EMULATOR_HOST: host,
      GCLOUD_PROJECT: options.projectId,
      METADATA_SERVER_DETECTION: 'none',
    },
  });
  const complaints: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new PlainError(`The demo data could not be written. ${complaints.join('').trim()}`));
    });
  });
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
