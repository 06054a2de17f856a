import { createReadStream, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { StartupFailure } from '../server/startup-failure.ts';
import type { ProtoJson } from '../service/firestore-service.ts';
import { type BlobFiles, openBlobFiles } from '../storage/blob-files.ts';
import { openObjectStore } from '../storage/object-store.ts';
import type { ObjectContent, StoredObject } from '../storage/stored-object.ts';
import type { ReadExport } from './read-export.ts';

/**
 * Puts the objects of an export into a store that is not in use, with their metadata, times and download tokens; each
 * gets a generation later than all before. Throws a StartupFailure when bytes are missing or are not what was exported.
 */
export async function importObjects(
  storageFolder: string | undefined,
  { objects, blobsFolder }: Pick<ReadExport, 'objects' | 'blobsFolder'>,
): Promise<void> {
  if (storageFolder === undefined || objects.length === 0) return;
  const store = openObjectStore(storageFolder);
  try {
    const blobs = await openBlobFiles(join(storageFolder, 'blobs'));
    for (const object of objects) {
      const saved = readSaved(object);
      const content = await takeBytes(blobs, saved, join(blobsFolder, basename(saved.blob)));
      const replaced = store.get(saved.bucket, saved.name);
      store.put({ ...saved, ...content, generation: store.nextGeneration(saved.updated) });
      if (replaced !== undefined) await blobs.remove(replaced.blob);
    }
  } finally {
    await store.close();
  }
}

/** The parts that the import itself relies on are looked at; the others are as `exportObjects` has written them. */
function readSaved(object: ProtoJson): StoredObject {
  const { bucket, name, blob, updated } = object;
  const texts = [bucket, name, blob].every((value) => typeof value === 'string' && value !== '');
  if (texts && typeof updated === 'number') return object as unknown as StoredObject;
  throw new StartupFailure(
    `An object of the export lacks its bucket, name, blob or time: ${JSON.stringify(object)}`,
  );
}

async function takeBytes(blobs: BlobFiles, saved: StoredObject, file: string): Promise<ObjectContent> {
  if (!existsSync(file)) throw new StartupFailure(`${file} is missing: the export is not complete.`);
  const blob = await blobs.create();
  await blobs.append(blob, 0, createReadStream(file) as AsyncIterable<Buffer>);
  const content = await blobs.describe(blob);
  if (content.md5Hash === saved.md5Hash) return content;
  await blobs.remove(blob);
  throw new StartupFailure(
    `${file} does not hold the bytes of ${saved.bucket}/${saved.name}: it was changed.`,
  );
}
