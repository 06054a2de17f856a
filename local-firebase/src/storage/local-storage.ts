import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import type { RulesError } from '../rules/verdict.ts';
import { openBlobFiles } from './blob-files.ts';
import type { ObjectEventOptions, ObjectQueue } from './object-queue.ts';
import { createObjectService } from './object-service.ts';
import { openObjectStore } from './object-store.ts';
import { createResumableUploads } from './resumable-uploads.ts';
import { createAccessCheck } from './storage-access.ts';
import { createStorageEndpoint, type StorageEndpoint } from './storage-endpoint.ts';
import { type CompiledStorageRules, createStorageRules, type ReadDocument } from './storage-rules.ts';

/** How to run one Storage. Without a `dataDir` everything is lost at `close`. */
export interface LocalStorageOptions extends ObjectEventOptions {
  readonly dataDir?: string;
  readonly clock: Clock;
  readonly compileRules: (source: string) => CompiledStorageRules;
  /** Answers `firestore.get()` of the rules. */
  readonly readDocument: ReadDocument;
}

export interface LocalStorage {
  /** Answers the paths of Storage. */
  readonly handle: StorageEndpoint;
  /** Uploads of which functions are to be told. */
  readonly objectQueue: ObjectQueue;
  /** Replaces storage.rules; the answer lists compile errors, and the old rules then stay. */
  loadRules(source: string): readonly RulesError[];
  /** Deletes every object of every bucket. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Rejects when the folder cannot be used. */
export async function openLocalStorage(options: LocalStorageOptions): Promise<LocalStorage> {
  const { dataDir, clock, compileRules, readDocument, ...events } = options;
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'local-storage-')));
  const store = openObjectStore(folder);
  const blobs = await openBlobFiles(join(folder, 'blobs'));
  const rules = createStorageRules({ compile: compileRules, readDocument });
  const checkAccess = createAccessCheck(rules, clock);
  const objects = createObjectService({ store, blobs, clock, checkAccess, ...events });
  const uploads = createResumableUploads({ store, blobs, clock, objects });

  /** What a killed server left behind: bytes that no object and no open upload knows. */
  async function removeLeftovers(): Promise<void> {
    store.removeSessionsBefore(clock.now());
    const inUse = store.blobsInUse();
    for (const blob of await blobs.list()) if (!inUse.has(blob)) await blobs.remove(blob);
  }
  async function clear(): Promise<void> {
    store.clear();
    await removeLeftovers();
  }

  await removeLeftovers();
  return {
    handle: createStorageEndpoint({ objects, blobs, uploads, loadRules: rules.load, clear }),
    objectQueue: store.queue,
    loadRules: rules.load,
    clear,
    async close() {
      await store.close();
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
