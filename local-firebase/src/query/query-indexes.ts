import type { Document } from '../values/document.ts';
import { isInScope, type Scope, scopeKey, scopeKeysOf } from './scope.ts';
import { createSortedView, type SortedView, signatureKey, type ViewSignature } from './sorted-view.ts';

/** Enough for the queries of a large application; the one not used for longest goes first. */
const MAX_VIEWS_PER_SCOPE = 128;

/** Sorted views made for the queries seen, so that a query costs what it returns and not what the collection holds. */
export interface QueryIndexes {
  /** The view for a scope, built on first use. */
  view(scope: Scope, signature: ViewSignature): SortedView;
  replace(before: Document | undefined, after: Document | undefined): void;
  /** Forgets everything; call after the documents were exchanged as a whole. */
  clear(): void;
}

/** The documents to build a scope's first view from. */
export type ScopeScan = (scope: Scope) => Iterable<Document>;

export function createQueryIndexes(scan: ScopeScan): QueryIndexes {
  const scopes = new Map<string, Map<string, SortedView>>();
  function viewsOf(scope: Scope): Map<string, SortedView> {
    const key = scopeKey(scope);
    const known = scopes.get(key);
    if (known !== undefined) return known;
    const views = new Map<string, SortedView>();
    scopes.set(key, views);
    return views;
  }
  function* members(scope: Scope): Iterable<Document> {
    for (const document of scan(scope)) if (isInScope(scope, document.path)) yield document;
  }
  return {
    view(scope, signature) {
      const views = viewsOf(scope);
      const key = signatureKey(signature);
      const known = views.get(key);
      const view = known ?? createSortedView(signature, members(scope));
      views.delete(key);
      views.set(key, view);
      if (views.size > MAX_VIEWS_PER_SCOPE) {
        const [oldest] = views.keys();
        if (oldest !== undefined) views.delete(oldest);
      }
      return view;
    },
    replace(before, after) {
      const path = (after ?? before)?.path;
      if (path === undefined || scopes.size === 0) return;
      for (const key of scopeKeysOf(path)) {
        const views = scopes.get(key);
        if (views !== undefined) for (const view of views.values()) view.replace(before, after);
      }
    },
    clear() {
      scopes.clear();
    },
  };
}
