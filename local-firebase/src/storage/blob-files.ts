import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, openSync, type ReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32c, crc32cText } from './crc32c.ts';
import type { ObjectContent } from './stored-object.ts';

/** Files of bytes with names of their own. Bytes are on disk, with the file's name, once `append` has ended. */
export interface BlobFiles {
  /** An empty file. */
  create(): Promise<string>;
  /** Appends a stream; what had arrived stays when the stream breaks. Answers the size afterwards. */
  append(blob: string, at: number, chunks: AsyncIterable<Uint8Array>): Promise<number>;
  /** Bytes; `undefined` when there is no such file. */
  sizeOf(blob: string): Promise<number | undefined>;
  describe(blob: string): Promise<ObjectContent>;
  /** Bytes `start` to `end`, both included. The file is open on return: it may be removed while it is read. */
  read(blob: string, start: number, end: number): ReadStream;
  remove(blob: string): Promise<void>;
  list(): Promise<readonly string[]>;
}

export async function openBlobFiles(folder: string): Promise<BlobFiles> {
  await mkdir(folder, { recursive: true });
  const pathOf = (blob: string) => join(folder, blob);
  return {
    async create() {
      const blob = randomUUID();
      const file = await open(pathOf(blob), 'wx');
      await file.close();
      await syncFolder(folder);
      return blob;
    },
    async append(blob, at, chunks) {
      const file = await open(pathOf(blob), 'r+');
      let size = at;
      try {
        // Bytes beyond were never acknowledged: a server that died while writing left them.
        await file.truncate(at);
        for await (const chunk of chunks) {
          await writeFully(file, chunk, size);
          size += chunk.length;
        }
      } finally {
        await syncAndClose(file);
      }
      return size;
    },
    async sizeOf(blob) {
      const found = await stat(pathOf(blob)).catch(() => undefined);
      return found?.size;
    },
    async describe(blob) {
      const md5 = createHash('md5');
      let sum = 0;
      let size = 0;
      for await (const chunk of createReadStream(pathOf(blob)) as AsyncIterable<Buffer>) {
        md5.update(chunk);
        sum = crc32c(chunk, sum);
        size += chunk.length;
      }
      return { blob, size, md5Hash: md5.digest('base64'), crc32c: crc32cText(sum) };
    },
    read: (blob, start, end) => createReadStream('', { fd: openSync(pathOf(blob), 'r'), start, end }),
    remove: (blob) => rm(pathOf(blob), { force: true }),
    list: () => readdir(folder),
  };
}

async function writeFully(file: FileHandle, chunk: Uint8Array, at: number): Promise<void> {
  let written = 0;
  while (written < chunk.length) {
    const { bytesWritten } = await file.write(chunk, written, chunk.length - written, at + written);
    written += bytesWritten;
  }
}

async function syncAndClose(file: FileHandle): Promise<void> {
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a new name in the folder survive a crash; Windows cannot open folders and needs no such thing. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await syncAndClose(await open(folder, 'r'));
}
