import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { createOnce, withFileLock } from './file-lock.ts';
import type { ObjectStore, Precondition, StoredObject, WriteOutcome } from './object-store.ts';

/** Files that only exist while somebody writes. */
const TEMPORARY = /\.(partial|lock)$|\.lock\.|\.partial-/;

/** A folder of this machine as an object store; a file's generation is the hash of its content. */
export function createFolderStore(folder: string): ObjectStore {
  const root = resolve(folder);
  const pathOf = (name: string) => {
    const path = resolve(root, name);
    if (!path.startsWith(root + sep)) throw new Error(`${name} lies outside ${root}.`);
    return path;
  };
  return {
    label: root,
    read: (name) => readObject(pathOf(name)),
    async write(name, bytes, precondition) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      if (precondition === 'absent') return (await createOnce(path, bytes)) ? 'written' : 'changed';
      return withFileLock(`${path}.lock`, () => replace(path, bytes, precondition));
    },
    async list(prefix) {
      const entries = await readdir(pathOf(prefix), { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile() && !TEMPORARY.test(entry.name))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .sort();
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

async function replace(
  path: string,
  bytes: Uint8Array,
  expected: Exclude<Precondition, 'absent'>,
): Promise<WriteOutcome> {
  const now = await readObject(path);
  if (now?.generation !== expected.generation) return 'changed';
  // A reader sees the old file or the new one, never half of it.
  const partial = `${path}.${randomUUID()}.partial`;
  await writeFile(partial, bytes);
  await rename(partial, path);
  return 'written';
}

async function readObject(path: string): Promise<StoredObject | undefined> {
  try {
    const bytes = await readFile(path);
    return { bytes, generation: createHash('sha256').update(bytes).digest('hex') };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
