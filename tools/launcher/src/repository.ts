import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** An absolute path inside the repository. */
export function inRepository(...parts: readonly string[]): string {
  return join(ROOT, ...parts);
}
