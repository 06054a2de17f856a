import type { Path } from '../values/resource-path.ts';

/** Which ids exist directly below a path, documents that only have descendants included. */
export interface PathTree {
  add(path: Path): void;
  remove(path: Path): void;
  /** Ids one level below, sorted by UTF-16 code units; collections below a document, documents below a collection. */
  children(path: Path): readonly string[];
  clear(): void;
}

interface Node {
  /** Documents at or below. */
  count: number;
  children: Map<string, Node> | undefined;
}

export function createPathTree(): PathTree {
  let root: Node = { count: 0, children: undefined };
  function add(path: Path): void {
    let node = root;
    for (const id of path) {
      node.children ??= new Map();
      let child = node.children.get(id);
      if (child === undefined) {
        child = { count: 0, children: undefined };
        node.children.set(id, child);
      }
      child.count += 1;
      node = child;
    }
  }
  function remove(path: Path): void {
    let node = root;
    for (const id of path) {
      const child = node.children?.get(id);
      if (child === undefined) return;
      child.count -= 1;
      if (child.count === 0) {
        node.children?.delete(id);
        return;
      }
      node = child;
    }
  }
  function children(path: Path): readonly string[] {
    let node: Node | undefined = root;
    for (const id of path) node = node?.children?.get(id);
    return [...(node?.children?.keys() ?? [])].sort();
  }
  return {
    add,
    remove,
    children,
    clear() {
      root = { count: 0, children: undefined };
    },
  };
}
