import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One demo account per role. */
export interface Account {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

/** What scripts find in `running.json` while the product answers. */
export interface RunningFile {
  readonly url: string;
  readonly cdnUrl: string;
  /** Page with the mails that were sent. */
  readonly mailUrl: string;
  readonly accounts: readonly Account[];
}

/** Writes `running.json` into the data folder; returns the function that removes it. */
export async function writeRunningFile(dataDir: string, running: RunningFile): Promise<() => Promise<void>> {
  const path = join(dataDir, 'running.json');
  await writeFile(path, `${JSON.stringify(running, null, 2)}\n`);
  return () => rm(path, { force: true });
}
