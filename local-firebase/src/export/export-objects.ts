import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openObjectStore } from '../storage/object-store.ts';
import type { StoredObject } from '../storage/stored-object.ts';
import { type ExportLayout, jsonLines } from './export-layout.ts';

/**
 * Writes every object of all buckets: its metadata with the download tokens, and its bytes.
 * Open uploads are not part of it. Answers how many objects there are.
 * @param storageFolder folder of the object store, which is not in use
 */
export async function exportObjects(
  storageFolder: string | undefined,
  layout: ExportLayout,
): Promise<number> {
  const objects = storageFolder === undefined ? [] : await copyObjects(storageFolder, layout);
  const kept = new Set(objects.map(({ blob }) => blob));
  for (const blob of existsSync(layout.blobsFolder) ? readdirSync(layout.blobsFolder) : []) {
    if (!kept.has(blob)) rmSync(join(layout.blobsFolder, blob));
  }
  mkdirSync(layout.storageFolder, { recursive: true });
  writeFileSync(layout.objects, `{"objects":[\n${jsonLines(objects)}\n]}\n`);
  return objects.length;
}

async function copyObjects(storageFolder: string, layout: ExportLayout): Promise<readonly StoredObject[]> {
  if (!existsSync(storageFolder)) return [];
  const store = openObjectStore(storageFolder);
  try {
    mkdirSync(layout.blobsFolder, { recursive: true });
    const exported: StoredObject[] = [];
    for (const object of store.all()) {
      const blob = blobNameOf(object);
      await copyFile(join(storageFolder, 'blobs', object.blob), join(layout.blobsFolder, blob));
      exported.push({ ...object, blob });
    }
    return exported;
  } finally {
    await store.close();
  }
}

/** The same for every export of an object, whatever its name holds and however long it is. */
function blobNameOf({ bucket, name }: StoredObject): string {
  return createHash('sha256').update(`${bucket}/${name}`).digest('hex').slice(0, 32);
}
