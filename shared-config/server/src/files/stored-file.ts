import type { Storage } from 'firebase-admin/storage';
import { base64Of } from './base64-of.ts';

/** Files of the project's bucket, by their path. */
export interface StoredFiles {
  /** The bytes; rejects when there is no such file. */
  read(path: string): Promise<Buffer>;
  /**
   * The bytes from one place up to another, which is not among them, as base64; rejects when there is no such file. Only those
   * bytes are read, and they become text as they come.
   */
  readBase64(path: string, from: number, to: number): Promise<string>;
  /**
   * Takes the tokens away with which a file's address works without signing in: the browser's upload makes one. A file that
   * is gone has none.
   */
  closeAddress(path: string): Promise<void>;
  /** Puts the same bytes at another place, over what stood there. False when there is no such file. */
  copy(from: string, to: string): Promise<boolean>;
  /** Puts bytes at a place, over what stood there. */
  save(path: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Everything whose path begins so, in the order of the paths; size in bytes. */
  list(prefix: string): Promise<readonly { readonly path: string; readonly size: number }[]>;
  /** Deletes everything whose path begins so. */
  removeAll(prefix: string): Promise<void>;
}

/** @param storage the admin SDK's; the bucket is that of its app. */
export function createStoredFiles(storage: () => Storage): StoredFiles {
  const bucket = () => storage().bucket();
  return {
    async read(path) {
      const [bytes] = await bucket().file(path).download();
      return bytes;
    },
    async readBase64(path, from, to) {
      const part = { start: from, end: to - 1, validation: false };
      return await base64Of(bucket().file(path).createReadStream(part));
    },
    async closeAddress(path) {
      await bucket()
        .file(path)
        .setMetadata({ metadata: { firebaseStorageDownloadTokens: null } })
        .catch((cause: unknown) => {
          if ((cause as { readonly code?: unknown }).code !== 404) throw cause;
        });
    },
    async copy(from, to) {
      const file = bucket().file(from);
      const [exists] = await file.exists();
      if (exists) await file.copy(bucket().file(to));
      return exists;
    },
    async save(path, bytes, contentType) {
      await bucket().file(path).save(bytes, { contentType, resumable: false });
    },
    async list(prefix) {
      const [found] = await bucket().getFiles({ prefix });
      return found.map(({ name, metadata }) => ({ path: name, size: Number(metadata.size) }));
    },
    async removeAll(prefix) {
      await bucket().deleteFiles({ prefix });
    },
  };
}
