import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_MS = 15;
const TRIES = 1000;

/**
 * Runs `work` while no other program that uses the same lock file does. The lock of a program of this machine that
 * died is taken over. Rejects with a sentence when the lock stays held for about 15 seconds.
 */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  await acquire(path);
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

async function acquire(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const token = JSON.stringify({ pid: process.pid, host: hostname(), id: randomUUID() });
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (await createOnce(path, token)) return;
    await dropDeadLock(path);
    await sleep(RETRY_MS);
  }
  throw new Error(`Another program holds ${path}. If none is publishing, delete this file and try again.`);
}

/**
 * A lock is removed by its owner, or by the one program that holds the exclusive right to remove exactly this dead
 * lock. It is read again under that right: by then another may have removed it and a living one may have taken over.
 */
async function dropDeadLock(path: string): Promise<void> {
  const token = await readText(path);
  const id = token === undefined ? undefined : deadOwner(token);
  if (token === undefined || id === undefined) return;
  const right = `${path}.${id}`;
  if (!(await createOnce(right, token))) return;
  if ((await readText(path)) === token) await rm(path, { force: true });
  await rm(right, { force: true });
}

/** Id of the lock when the program that holds it ran on this machine and does not any more. */
function deadOwner(token: string): string | undefined {
  try {
    const owner = JSON.parse(token) as { pid: number; host: string; id: string };
    if (owner.host !== hostname() || !/^[0-9a-z-]+$/.test(owner.id)) return undefined;
    return isRunning(owner.pid) ? undefined : owner.id;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** The file appears with its whole content or not at all; false when it is there already. */
export async function createOnce(path: string, content: string | Uint8Array): Promise<boolean> {
  const partial = `${path}.${randomUUID()}.partial`;
  await writeFile(partial, content);
  try {
    await link(partial, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(partial, { force: true });
  }
}

async function readText(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined);
}
