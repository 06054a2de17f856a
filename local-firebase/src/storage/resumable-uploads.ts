import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import type { BlobFiles } from './blob-files.ts';
import type { ObjectService } from './object-service.ts';
import type { ObjectStore } from './object-store.ts';
import { badRequest, notFound, StorageFailure } from './storage-failure.ts';
import type { StoredObject } from './stored-object.ts';
import type { UploadSession } from './upload-session.ts';

type SessionStart = Pick<UploadSession, 'api' | 'bucket' | 'name' | 'settings' | 'conditions' | 'caller'>;

/** Uploads in pieces. Calls about one upload run one after the other. */
export interface ResumableUploads {
  start(start: SessionStart): Promise<UploadSession>;
  /** Waits for a piece that is just coming in. 404 for an unknown upload. */
  find(id: string): Promise<UploadSession>;
  /**
   * Adds a piece that begins at byte `offset`; bytes from there on that had come before are sent again (a broken
   * piece may still trickle in after its client has asked how far the upload is). When the stream breaks, what had
   * come stays and the call rejects. 400 when the piece leaves a gap or the upload has ended.
   */
  append(id: string, offset: number, piece: AsyncIterable<Uint8Array>): Promise<UploadSession>;
  /** Makes the object; a second call answers the same object. */
  finish(id: string): Promise<StoredObject>;
  cancel(id: string): Promise<void>;
}

export interface ResumableUploadParts {
  readonly store: ObjectStore;
  readonly blobs: BlobFiles;
  readonly clock: Clock;
  readonly objects: ObjectService;
}

export function createResumableUploads({
  store,
  blobs,
  clock,
  objects,
}: ResumableUploadParts): ResumableUploads {
  const tails = new Map<string, Promise<unknown>>();

  function inTurn<T>(id: string, task: () => Promise<T>): Promise<T> {
    const run = (tails.get(id) ?? Promise.resolve()).then(task, task);
    const tail = run
      .catch(() => undefined)
      .finally(() => {
        if (tails.get(id) === tail) tails.delete(id);
      });
    tails.set(id, tail);
    return run;
  }
  function known(id: string): UploadSession {
    const session = store.session(id);
    if (session === undefined) throw notFound('There is no such upload. Start it again.');
    return session;
  }
  function active(id: string): UploadSession {
    const session = known(id);
    if (session.state !== 'active')
      throw badRequest(`The upload is ${session.state} and takes nothing more.`);
    return session;
  }
  async function append(
    id: string,
    offset: number,
    piece: AsyncIterable<Uint8Array>,
  ): Promise<UploadSession> {
    const session = active(id);
    if (!(offset >= 0 && offset <= session.received)) {
      throw badRequest(
        `The upload stands at byte ${session.received}; a piece for byte ${offset} does not fit.`,
      );
    }
    const keep = (received: number) => {
      const next = { ...session, received };
      store.putSession(next);
      return next;
    };
    try {
      return keep(await blobs.append(session.blob, offset, piece));
    } catch (broken) {
      keep((await blobs.sizeOf(session.blob)) ?? session.received);
      throw broken;
    }
  }
  async function finish(id: string): Promise<StoredObject> {
    const session = known(id);
    if (session.state === 'final') {
      const object = objects.peek(session);
      if (object === undefined) throw notFound('The upload has ended and its object is gone.');
      return object;
    }
    return objects.finishUpload({ ...active(id), session });
  }

  return {
    async start(start) {
      const session: UploadSession = {
        ...start,
        id: randomUUID(),
        blob: await blobs.create(),
        received: 0,
        startedAt: clock.now(),
        state: 'active',
      };
      store.putSession(session);
      return session;
    },
    find: (id) => inTurn(id, async () => known(id)),
    append: (id, offset, piece) => inTurn(id, () => append(id, offset, piece)),
    finish: (id) => inTurn(id, () => finish(id)),
    cancel: (id) =>
      inTurn(id, async () => {
        const session = known(id);
        if (session.state === 'final')
          throw new StorageFailure(400, 'invalid', 'The upload has ended already.');
        store.putSession({ ...session, state: 'cancelled' });
        await blobs.remove(session.blob);
      }),
  };
}
