import type { ReadStream } from 'node:fs';
import type { Clock } from '../clock/clock.ts';
import type { RulesMethod } from '../rules/rules-request.ts';
import type { Caller } from '../service/firestore-service.ts';
import type { BlobFiles } from './blob-files.ts';
import { type ListPage, type ListRequest, listObjects } from './list-objects.ts';
import type { ObjectEventOptions } from './object-queue.ts';
import type { ObjectStore } from './object-store.ts';
import { checkPreconditions, type Preconditions } from './preconditions.ts';
import type { CheckAccess } from './storage-access.ts';
import { noSuchObject } from './storage-failure.ts';
import { changedObject, newObject, type ObjectSettings, type StoredObject } from './stored-object.ts';
import type { UploadSession } from './upload-session.ts';

export interface ObjectAddress {
  readonly bucket: string;
  readonly name: string;
}

/** Bytes that are on disk and about to become an object. */
interface ReceivedUpload extends ObjectAddress {
  readonly blob: string;
  readonly settings: ObjectSettings;
  readonly conditions: Preconditions;
  readonly caller: Caller;
  /** The resumable upload this ends. */
  readonly session?: UploadSession;
}

/** What both APIs do with objects. Rejects with a StorageFailure for every outcome a client can cause. */
export interface ObjectService {
  /** The object, if the caller may read it. `allowed: true` when a download token has opened the door. */
  read(address: ObjectAddress, caller: Caller, allowed?: boolean): Promise<StoredObject>;
  /** The object as it is, without asking the rules. */
  peek(address: ObjectAddress): StoredObject | undefined;
  /** Bytes, both ends included. */
  open(object: StoredObject, start: number, end: number): ReadStream;
  list(bucket: string, request: ListRequest, caller: Caller): Promise<ListPage>;
  update(
    address: ObjectAddress,
    settings: ObjectSettings,
    caller: Caller,
    conditions?: Preconditions,
  ): Promise<StoredObject>;
  /** Stores what a change of the object makes of it, without asking the rules. */
  replace(address: ObjectAddress, change: (object: StoredObject, now: number) => StoredObject): StoredObject;
  remove(address: ObjectAddress, caller: Caller, conditions?: Preconditions): Promise<void>;
  finishUpload(upload: ReceivedUpload): Promise<StoredObject>;
  /** A new object of the same bytes. */
  copy(source: StoredObject, target: Omit<ReceivedUpload, 'blob'>): Promise<StoredObject>;
}

export interface ObjectServiceParts extends ObjectEventOptions {
  readonly store: ObjectStore;
  readonly blobs: BlobFiles;
  readonly clock: Clock;
  readonly checkAccess: CheckAccess;
}

const nothing = () => undefined;

export function createObjectService(parts: ObjectServiceParts): ObjectService {
  const { store, blobs, clock, checkAccess, queueObjectEvents = () => false, onObjectEvent } = parts;
  const current = ({ bucket, name }: ObjectAddress) => store.get(bucket, name);
  const present = (address: ObjectAddress) => {
    const object = current(address);
    if (object === undefined) throw noSuchObject(address.bucket, address.name);
    return object;
  };

  /**
   * Asks the rules about the object as it is, again when it changed in the meantime, then acts at once:
   * what was asked about is what is acted on.
   */
  async function permitted<T>(
    ask: { method: RulesMethod; address: ObjectAddress; caller: Caller },
    after: (before: StoredObject | undefined) => StoredObject | undefined,
    act: (before: StoredObject | undefined) => T,
  ): Promise<T> {
    const { method, address, caller } = ask;
    const { bucket, name } = address;
    for (;;) {
      const before = current(address);
      await checkAccess({ caller, method, bucket, name, before, after: after(before) });
      const now = current(address);
      const same = now?.generation === before?.generation && now?.metageneration === before?.metageneration;
      if (same) return act(now);
    }
  }

  async function finishUpload(upload: ReceivedUpload): Promise<StoredObject> {
    const { bucket, name, blob, settings, conditions, caller, session } = upload;
    try {
      const content = await blobs.describe(blob);
      const now = clock.now();
      const object = newObject({
        bucket,
        name,
        content,
        settings,
        generation: store.nextGeneration(now),
        now,
      });
      const ask = { method: 'create', address: { bucket, name }, caller } as const;
      const replaced = await permitted(
        ask,
        () => object,
        (before) => {
          checkPreconditions(conditions, before, 'write');
          if (session === undefined) store.create(object, queueObjectEvents());
          else store.finishSession(session, object, queueObjectEvents());
          return before;
        },
      );
      onObjectEvent?.();
      if (replaced !== undefined) await blobs.remove(replaced.blob);
      return object;
    } catch (failure) {
      if (session !== undefined) store.putSession({ ...session, state: 'cancelled' });
      await blobs.remove(blob);
      throw failure;
    }
  }

  return {
    peek: current,
    async read(address, caller, allowed = false) {
      if (allowed) return present(address);
      return permitted({ method: 'get', address, caller }, nothing, () => present(address));
    },
    open: (object, start, end) => blobs.read(object.blob, start, end),
    async list(bucket, request, caller) {
      const { prefix = '', maxResults, delimiter } = request;
      const query = {
        prefix,
        ...(maxResults !== undefined && { limit: maxResults }),
        ...(delimiter !== undefined && { delimiter }),
      };
      await checkAccess({ caller, method: 'list', bucket, name: prefix, query });
      return listObjects(store.list(bucket, prefix), request);
    },
    async update(address, settings, caller, conditions = {}) {
      const after = (before: StoredObject | undefined) =>
        before && changedObject(before, settings, clock.now());
      return permitted({ method: 'update', address, caller }, after, (before) => {
        const object = after(before) ?? present(address);
        checkPreconditions(conditions, before, 'write');
        store.put(object);
        return object;
      });
    },
    replace(address, change) {
      const object = change(present(address), clock.now());
      store.put(object);
      return object;
    },
    async remove(address, caller, conditions = {}) {
      const removed = await permitted({ method: 'delete', address, caller }, nothing, () => {
        const object = present(address);
        checkPreconditions(conditions, object, 'write');
        store.remove(object);
        return object;
      });
      await blobs.remove(removed.blob);
    },
    finishUpload,
    async copy(source, target) {
      const blob = await blobs.create();
      if (source.size > 0) await blobs.append(blob, 0, blobs.read(source.blob, 0, source.size - 1));
      return finishUpload({ ...target, blob });
    },
  };
}
