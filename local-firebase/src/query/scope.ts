import type { Path } from '../values/resource-path.ts';

/** Which documents a query looks at. */
export interface Scope {
  /** Root (`[]`) or a document. */
  readonly parent: Path;
  /** Undefined: collections of every name. */
  readonly collectionId: string | undefined;
  /** True for a collection group: any depth below the parent. */
  readonly allDescendants: boolean;
}

export function scopeKey(scope: Scope): string {
  return keyOf(scope.parent, scope.collectionId, scope.allDescendants);
}

function keyOf(parent: Path, collectionId: string | undefined, allDescendants: boolean): string {
  return `${parent.join('/')}|${allDescendants ? '**' : '*'}|${collectionId ?? ''}`;
}

/** Keys of every scope a document belongs to. At most four per level of its path. */
export function scopeKeysOf(path: Path): string[] {
  const collectionId = path[path.length - 2];
  const parent = path.slice(0, -2);
  const keys = [keyOf(parent, collectionId, false), keyOf(parent, undefined, false)];
  for (let length = 0; length < path.length; length += 2) {
    const ancestor = path.slice(0, length);
    keys.push(keyOf(ancestor, collectionId, true), keyOf(ancestor, undefined, true));
  }
  return keys;
}

export function isInScope(scope: Scope, path: Path): boolean {
  const depth = path.length - scope.parent.length;
  if (scope.allDescendants ? depth < 2 : depth !== 2) return false;
  if (scope.collectionId !== undefined && path[path.length - 2] !== scope.collectionId) return false;
  return scope.parent.every((id, at) => path[at] === id);
}

/** For messages and counters: `users`, `users/{id}/notes`; a collection group is `{path=**}/notes`. */
export function describeScope({ parent, collectionId, allDescendants }: Scope): string {
  const below = parent.filter((_, at) => at % 2 === 0).map((id) => `${id}/{id}/`);
  return `${below.join('')}${allDescendants ? '{path=**}/' : ''}${collectionId ?? '{collection}'}`;
}
