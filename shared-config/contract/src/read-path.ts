import { readText } from './json-readers.ts';
import type { AbsolutePath } from './menu.ts';

/** A path of the app, and whether it had to be repaired. */
export interface ReadPath {
  readonly path: AbsolutePath;
  readonly repaired: boolean;
}

/**
 * Reads an in-app path. A relative path is made absolute (`safety-policy-review` of the specification, section 2);
 * anything that could lead out of the app (scheme, `//host`, backslash, dot segments) is refused with undefined.
 */
export function readPath(value: unknown): ReadPath | undefined {
  const text = readText(value, 300);
  if (text === undefined || text !== text.trim()) return undefined;
  if (/[\\\s]|^\/\/|^[a-z][a-z0-9+.-]*:/i.test(text) || hasControlCharacter(text)) return undefined;
  if (text.split(/[/?#]/).some((segment) => segment === '.' || segment === '..')) return undefined;
  return text.startsWith('/')
    ? { path: text as AbsolutePath, repaired: false }
    : { path: `/${text}`, repaired: true };
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}
