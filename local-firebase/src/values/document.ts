import { encodePath } from './encode-value.ts';
import { type DatabaseName, formatName, type Path } from './resource-path.ts';
import { formatMicros } from './timestamp.ts';
import type { Fields } from './value.ts';

/** One version of a document. Never changed in place. */
export interface Document {
  /** Full resource name. */
  readonly name: string;
  readonly path: Path;
  /** Order-preserving key of the path. */
  readonly key: string;
  readonly fields: Fields;
  /** Microseconds since 1970. */
  readonly createTime: number;
  readonly updateTime: number;
}

export function makeDocument(
  database: DatabaseName,
  path: Path,
  fields: Fields,
  times: { readonly createTime: number; readonly updateTime: number },
): Document {
  const { createTime, updateTime } = times;
  return { name: formatName(database, path), path, key: encodePath(path), fields, createTime, updateTime };
}

/** google.firestore.v1.Document in proto3-JSON. */
export interface DocumentJson {
  readonly [field: string]: unknown;
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}

export function toDocumentJson(document: Document, fields: Fields = document.fields): DocumentJson {
  return {
    name: document.name,
    fields,
    createTime: formatMicros(document.createTime),
    updateTime: formatMicros(document.updateTime),
  };
}

/** How paths are keyed in maps. Ids hold no slash. */
export function pathKey(path: Path): string {
  return path.join('/');
}
