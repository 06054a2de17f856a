import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, open } from 'lmdb';
import type { ObjectQueue } from './object-queue.ts';
import type { StoredObject } from './stored-object.ts';
import { SESSION_LIFETIME, type UploadSession } from './upload-session.ts';

/** Metadata of objects and open uploads. Every change is on disk when the call returns. */
export interface ObjectStore {
  get(bucket: string, name: string): StoredObject | undefined;
  /** In the order of the names' UTF-8 bytes. */
  list(bucket: string, prefix: string): Iterable<StoredObject>;
  /** Of all buckets. */
  all(): Iterable<StoredObject>;
  put(object: StoredObject): void;
  /** What an upload has made of an object. @param told whether it is queued, in the same step. */
  create(object: StoredObject, told: boolean): void;
  remove(object: StoredObject): void;
  /** A generation later than all before: the time in microseconds, if that has moved on. */
  nextGeneration(now: number): number;
  session(id: string): UploadSession | undefined;
  putSession(session: UploadSession): void;
  /** The object and the end of its upload in one step. @param told as of `create`. */
  finishSession(session: UploadSession, object: StoredObject, told: boolean): void;
  readonly queue: ObjectQueue;
  removeSessionsBefore(time: number): void;
  /** Files that objects and active uploads need. */
  blobsInUse(): ReadonlySet<string>;
  /** Takes away every object and upload. */
  clear(): void;
  close(): Promise<void>;
}

/** Throws when the folder cannot be used. */
export function openObjectStore(folder: string): ObjectStore {
  mkdirSync(folder, { recursive: true });
  // Without `overlappingSync: false` a commit returns before the disk has it.
  const root = open({ path: join(folder, 'objects.lmdb'), maxDbs: 5, overlappingSync: false });
  const objects: Database<StoredObject, Buffer> = root.openDB({
    name: 'objects',
    encoding: 'json',
    keyEncoding: 'binary',
  });
  const sessions: Database<UploadSession, string> = root.openDB({ name: 'sessions', encoding: 'json' });
  const counters: Database<number, string> = root.openDB({ name: 'counters', encoding: 'json' });
  const queued: Database<StoredObject, number> = root.openDB({ name: 'queued', encoding: 'json' });

  function* list(bucket: string, prefix: string): Generator<StoredObject> {
    const start = keyOf(bucket, prefix);
    for (const { key, value } of objects.getRange({ start })) {
      if (!key.subarray(0, start.length).equals(start)) return;
      yield value;
    }
  }
  let lastGeneration = counters.get('generation') ?? 0;
  function store(object: StoredObject): void {
    objects.putSync(keyOf(object.bucket, object.name), object);
    counters.putSync('generation', lastGeneration);
  }
  function create(object: StoredObject, told: boolean): void {
    store(object);
    if (told) queued.putSync(object.generation, object);
  }
  return {
    get: (bucket, name) => objects.get(keyOf(bucket, name)),
    list,
    all: () => objects.getRange().map(({ value }) => value),
    put: (object) => root.transactionSync(() => store(object)),
    create: (object, told) => root.transactionSync(() => create(object, told)),
    remove: (object) => void objects.removeSync(keyOf(object.bucket, object.name)),
    nextGeneration(now) {
      lastGeneration = Math.max(Math.floor(now * 1000), lastGeneration + 1);
      return lastGeneration;
    },
    session: (id) => sessions.get(id),
    putSession: (session) => void sessions.putSync(session.id, session),
    finishSession(session, object, told) {
      root.transactionSync(() => {
        create(object, told);
        sessions.putSync(session.id, { ...session, state: 'final' });
      });
    },
    queue: {
      pending: () => [...queued.getRange()].map(({ key, value }) => ({ id: key, event: value })),
      remove(ids) {
        root.transactionSync(() => {
          for (const id of ids) queued.removeSync(id);
        });
      },
    },
    removeSessionsBefore(time) {
      const old = [...sessions.getRange()].filter(({ value }) => value.startedAt < time - SESSION_LIFETIME);
      root.transactionSync(() => {
        for (const { key } of old) sessions.removeSync(key);
      });
    },
    blobsInUse() {
      const blobs = new Set<string>();
      for (const { value } of objects.getRange()) blobs.add(value.blob);
      for (const { value } of sessions.getRange()) if (value.state === 'active') blobs.add(value.blob);
      return blobs;
    },
    clear() {
      root.transactionSync(() => {
        objects.clearSync();
        sessions.clearSync();
      });
    },
    close: () => root.close(),
  };
}

/** Bucket names hold no slash. Binary keys sort as Cloud Storage lists. */
function keyOf(bucket: string, name: string): Buffer {
  return Buffer.from(`${bucket}/${name}`);
}
