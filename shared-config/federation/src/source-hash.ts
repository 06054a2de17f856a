import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

/** Folders that never change a build's result. */
const LEFT_OUT = new Set(['node_modules', 'build', 'dist', '.data', '.local', '.cache']);

/**
 * Eight hexadecimal digits over the names and contents of all files in the given folders and files (tests left out).
 * Equal sources give equal digits on every machine; the order of the list does not matter.
 */
export function sourceHash(places: readonly string[], root = process.cwd()): string {
  const hash = createHash('sha256');
  const files = places.flatMap((place) => filesOf(resolve(root, place))).sort();
  for (const file of new Set(files)) {
    const name = relative(root, file).split(sep).join('/');
    const bytes = readFileSync(file);
    hash.update(`${name}\0${bytes.byteLength}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 8);
}

function filesOf(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : filesOf(join(place, entry.name));
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [join(place, entry.name)] : [];
  });
}
