import { readFile, rm, writeFile } from 'node:fs/promises';
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

/** What `running.json` in the data folder says; undefined when nothing runs on it. */
export async function readRunningFile(dataDir: string): Promise<Pick<RunningFile, 'url'> | undefined> {
  const text = await readFile(join(dataDir, 'running.json'), 'utf8').catch(() => undefined);
  const value: unknown = text === undefined ? undefined : JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('url' in value)) return undefined;
  return typeof value.url === 'string' ? { url: value.url } : undefined;
}

/** Writes `running.json` into the data folder; returns the function that removes it. */
export async function writeRunningFile(dataDir: string, running: RunningFile): Promise<() => Promise<void>> {
  const path = join(dataDir, 'running.json');
  await writeFile(path, `${JSON.stringify(running, null, 2)}\n`);
  return () => rm(path, { force: true });
}
