import type { Document } from '../values/document.ts';
import { encodeValue } from '../values/encode-value.ts';
import { type FieldPath, formatFieldPath, getField } from '../values/field-path.ts';
import { arrayElements } from '../values/value.ts';
import { orderKey } from './order-key.ts';
import type { OrderBy } from './query.ts';

/** What a view sorts by: equal fields first, then the order. Serves every query with the same signature. */
export interface ViewSignature {
  /** The field whose array elements lead the key; a document has one entry per distinct element. */
  readonly contains: FieldPath | undefined;
  readonly equal: readonly FieldPath[];
  /** Ends with `__name__`. */
  readonly orderBy: readonly OrderBy[];
}

export function signatureKey({ contains, equal, orderBy }: ViewSignature): string {
  const orders = orderBy.map(({ field, direction }) => `${formatFieldPath(field)} ${direction}`);
  return `${contains ? formatFieldPath(contains) : ''}|${equal.map(formatFieldPath).join(',')}|${orders.join(',')}`;
}

/** The keys under which a document stands in the view; none when it lacks a field. Sorted. */
function entryKeys({ contains, equal, orderBy }: ViewSignature, document: Document): string[] {
  let middle = '';
  for (const field of equal) {
    const value = getField(document.fields, field);
    if (value === undefined) return [];
    middle += encodeValue(value);
  }
  const order = orderKey(orderBy, document);
  if (order === undefined) return [];
  if (contains === undefined) return [middle + order];
  const value = getField(document.fields, contains);
  const elements = value && arrayElements(value);
  if (elements === undefined) return [];
  return [...new Set(elements.map((element) => encodeValue(element) + middle + order))].sort(ascending);
}

function ascending(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Documents of one scope in the order of one signature, kept up to date by every commit. */
export interface SortedView {
  readonly size: number;
  /** Moves a document to where it belongs; `before` and `after` are undefined for a create or delete. */
  replace(before: Document | undefined, after: Document | undefined): void;
  /** Position of the first entry whose key is not below `key`. */
  position(key: string): number;
  keyAt(position: number): string;
  documentAt(position: number): Document;
}

export function createSortedView(signature: ViewSignature, documents: Iterable<Document>): SortedView {
  const entries: { key: string; document: Document }[] = [];
  for (const document of documents) {
    for (const key of entryKeys(signature, document)) entries.push({ key, document });
  }
  entries.sort((a, b) => ascending(a.key, b.key));
  const keys = entries.map((entry) => entry.key);
  const values = entries.map((entry) => entry.document);

  function position(key: string): number {
    let low = 0;
    let high = keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((keys[middle] as string) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
  function replace(before: Document | undefined, after: Document | undefined): void {
    const old = before === undefined ? [] : entryKeys(signature, before);
    const fresh = after === undefined ? [] : entryKeys(signature, after);
    for (const key of old) {
      if (fresh.includes(key)) continue;
      const at = position(key);
      keys.splice(at, 1);
      values.splice(at, 1);
    }
    if (after === undefined) return;
    for (const key of fresh) {
      const at = position(key);
      if (keys[at] === key) values[at] = after;
      else {
        keys.splice(at, 0, key);
        values.splice(at, 0, after);
      }
    }
  }
  return {
    get size() {
      return keys.length;
    },
    replace,
    position,
    keyAt: (at) => keys[at] as string,
    documentAt: (at) => values[at] as Document,
  };
}
