import { createHash } from 'node:crypto';
import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EXIT, OperationFailure } from '../../operation-failure.ts';
import type { ExportedFile } from './export-manifest.ts';

/** A folder that an export is written into. */
export interface ExportFolder {
  /** One file of lines, written as they come; lines without their end. */
  writeLines(path: string, pages: AsyncIterable<readonly string[]>): Promise<ExportedFile>;
  write(path: string, content: string | Uint8Array): Promise<ExportedFile>;
}

/** Readable by whoever runs the command alone: it holds a whole company. */
const PRIVATE = { file: 0o600, folder: 0o700 };

/** An empty folder, made where there is none. Throws OperationFailure where something is in it. */
export async function openExportFolder(root: string): Promise<ExportFolder> {
  await mkdir(root, { recursive: true, mode: PRIVATE.folder });
  if ((await readdir(root)).length > 0)
    throw new OperationFailure(EXIT.refused, `${root} is not empty. Choose a new folder with --out.`);
  async function placeOf(path: string): Promise<string> {
    const place = join(root, path);
    await mkdir(dirname(place), { recursive: true, mode: PRIVATE.folder });
    return place;
  }
  return {
    async writeLines(path, pages) {
      const file = await open(await placeOf(path), 'w', PRIVATE.file);
      const hash = createHash('sha256');
      let bytes = 0;
      try {
        for await (const lines of pages) {
          const text = Buffer.from(lines.map((line) => `${line}\n`).join(''));
          hash.update(text);
          bytes += text.length;
          await file.appendFile(text);
        }
      } finally {
        await file.close();
      }
      return { path, bytes, sha256: hash.digest('hex') };
    },
    async write(path, content) {
      const bytes = Buffer.from(content);
      await writeFile(await placeOf(path), bytes, { mode: PRIVATE.file });
      return { path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    },
  };
}
