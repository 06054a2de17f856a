import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupFailure } from './startup-failure.ts';

const LOCK_FILE = 'local-firebase.lock';

/**
 * Claims a data folder for one server: two on one folder would each answer from their own memory.
 * A claim of a process that no longer runs is taken over. Answers the release.
 * Throws a StartupFailure when somebody holds it.
 */
export function lockDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, LOCK_FILE);
  if (!claim(file)) {
    const holder = readFileSync(file, 'utf8');
    const [processId = ''] = holder.split(' ');
    if (identityOf(Number(processId)) === holder) throw heldBy(processId, dataDir);
    rmSync(file, { force: true });
    if (!claim(file)) throw heldBy('that has just started', dataDir);
  }
  return () => rmSync(file, { force: true });
}

function claim(file: string): boolean {
  try {
    writeFileSync(file, identityOf(process.pid) ?? '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** A running process by its id and, where the system tells it, its start: containers give ids out again. */
function identityOf(processId: number): string | undefined {
  if (!Number.isSafeInteger(processId) || processId <= 0) return undefined;
  try {
    process.kill(processId, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  return `${processId} ${startOf(processId)}`;
}

/** Start of a process in clock ticks since boot; empty where there is no /proc. */
function startOf(processId: number): string {
  try {
    const status = readFileSync(`/proc/${processId}/stat`, 'utf8');
    // The name in parentheses may hold blanks; the start is the 20th field after it (proc(5)).
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function heldBy(processId: string, dataDir: string): StartupFailure {
  return new StartupFailure(
    `The data folder ${dataDir} is in use by process ${processId}. Stop it or choose another folder with --data.`,
  );
}
