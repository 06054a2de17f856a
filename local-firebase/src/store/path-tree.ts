import type { Path } from '../values/resource-path.ts';

/** Which ids exist directly below a path, documents that only have descendants included. */
export interface PathTree {
  add(path: Path): void;
  remove(path: Path): void;
  /** Ids one level below, sorted by UTF-16 code units; collections below a document, documents below a collection. */
  children(path: Path): readonly string[];
  clear(): void;
}

export function createPathTree(): PathTree {
  /** Path to child id to the number of documents at or below the child. */
  const counts = new Map<string, Map<string, number>>();
  function change(path: Path, by: 1 | -1): void {
    for (let length = 0; length < path.length; length += 1) {
      const parent = path.slice(0, length).join('/');
      const child = path[length] as string;
      const children = counts.get(parent) ?? new Map<string, number>();
      const count = (children.get(child) ?? 0) + by;
      if (count > 0) children.set(child, count);
      else children.delete(child);
      if (children.size > 0) counts.set(parent, children);
      else counts.delete(parent);
    }
  }
  return {
    add: (path) => change(path, 1),
    remove: (path) => change(path, -1),
    children: (path) => [...(counts.get(path.join('/'))?.keys() ?? [])].sort(),
    clear: () => counts.clear(),
  };
}
