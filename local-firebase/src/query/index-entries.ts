import type { Document } from '../values/document.ts';
import { nameSize, valueSize } from '../values/document-size.ts';
import { formatFieldPath, getField, parseFieldPath } from '../values/field-path.ts';
import { arrayElements, type Fields, mapFields, type Value, vectorElements } from '../values/value.ts';
import type { CompositeIndex, FieldOverride, IndexFile } from './index-file.ts';

/** Longer values are cut in an index, by the platform's published limits. */
const INDEXED_BYTES = 1500;
const ENTRY_OVERHEAD_BYTES = 32;

/** What a document takes in the indexes. */
export interface IndexEntries {
  readonly count: number;
  /** Of all entries together. */
  readonly bytes: number;
  /** Of the largest entry. */
  readonly largest: number;
}

/**
 * Counts the entries a document has in the automatic indexes of its fields and in the composite ones of the file. Sizes
 * follow the platform's published storage size calculations.
 */
export function indexEntriesOf(document: Document, file: IndexFile | undefined): IndexEntries {
  const counter = new EntryCounter(document, file);
  counter.addFields(document.fields, [], undefined);
  for (const index of file?.indexes ?? []) counter.addComposite(index);
  return counter;
}

class EntryCounter implements IndexEntries {
  count = 0;
  bytes = 0;
  largest = 0;
  private readonly fields: Fields;
  private readonly collectionGroup: string | undefined;
  private readonly overrides: ReadonlyMap<string, FieldOverride>;
  /** The document's name and its parent's, which every entry holds. */
  private readonly base: number;

  constructor({ path, fields }: Document, file: IndexFile | undefined) {
    this.fields = fields;
    this.collectionGroup = path.at(-2);
    this.base = nameSize(path) + nameSize(path.slice(0, -2)) + ENTRY_OVERHEAD_BYTES;
    const own = file?.fieldOverrides.filter(
      ({ collectionGroup }) => collectionGroup === this.collectionGroup,
    );
    this.overrides = new Map(own?.map((override) => [override.fieldPath, override]));
  }

  /** @param inherited the override of a map around these fields, which holds for them as well */
  addFields(fields: Fields, prefix: readonly string[], inherited: FieldOverride | undefined): void {
    for (const [name, value] of Object.entries(fields)) {
      const path = [...prefix, name];
      const own = this.overrides.size === 0 ? undefined : this.overrides.get(formatFieldPath(path));
      const override = own ?? inherited ?? this.overrides.get('*');
      const inner = mapFields(value);
      if (inner !== undefined && vectorElements(inner) === undefined) this.addFields(inner, path, override);
      else this.addSingle(name, value, override);
    }
  }

  addComposite({ collectionGroup, fields }: CompositeIndex): void {
    if (collectionGroup !== this.collectionGroup) return;
    let combinations = 1;
    let bytes = this.base;
    for (const { fieldPath, arrayConfig } of fields) {
      if (fieldPath === '__name__') continue;
      const value = getField(this.fields, parseFieldPath(fieldPath));
      const elements = arrayConfig === undefined ? undefined : value && arrayElements(value);
      if (value === undefined || (arrayConfig !== undefined && elements === undefined)) return;
      combinations *= elements?.length ?? 1;
      bytes += elements === undefined ? indexedSize(value) : Math.max(0, ...elements.map(indexedSize));
    }
    this.add(combinations, bytes);
  }

  /** Ascending and descending for one value; for an array one per element. */
  private addSingle(name: string, value: Value, override: FieldOverride | undefined): void {
    const base = this.base + Buffer.byteLength(name) + 1;
    const elements = arrayElements(value);
    if (elements === undefined) {
      const orders = override?.indexes.filter(({ order }) => order !== undefined).length ?? 2;
      this.add(orders, base + indexedSize(value));
      return;
    }
    const lists = override?.indexes.filter(({ arrayConfig }) => arrayConfig !== undefined).length ?? 1;
    for (const element of elements) this.add(lists, base + indexedSize(element));
  }

  private add(count: number, bytesEach: number): void {
    if (count === 0) return;
    this.count += count;
    this.bytes += count * bytesEach;
    this.largest = Math.max(this.largest, bytesEach);
  }
}

function indexedSize(value: Value): number {
  return Math.min(INDEXED_BYTES, valueSize(value));
}
