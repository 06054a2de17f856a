import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Every file below a folder, relative to it, with slashes, in a fixed order. */
export function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** The integrity of some bytes in the form a script tag takes it. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** sha384 of every script in the folder, by file name. */
export function integrityMap(folder: string): Readonly<Record<string, string>> {
  const scripts = listFiles(folder).filter((file) => file.endsWith('.js'));
  return Object.fromEntries(scripts.map((file) => [file, integrityOf(readFileSync(join(folder, file)))]));
}

/** Bytes of a file under gzip level 9. */
export function gzipSize(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).byteLength;
}
