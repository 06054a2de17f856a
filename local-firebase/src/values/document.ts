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

/** What a document is restored from; `fields` is read when somebody needs them. */
export type DocumentSource = Pick<Document, 'name' | 'fields' | 'createTime' | 'updateTime'>;

/** A document from the store. Its order key, too, is made when somebody needs it. */
export function restoredDocument(pathKey: string, source: DocumentSource): Document {
  return new RestoredDocument(pathKey, source);
}

class RestoredDocument implements Document {
  readonly name: string;
  readonly path: Path;
  readonly createTime: number;
  readonly updateTime: number;
  private readonly source: DocumentSource;
  private orderKey: string | undefined;

  constructor(pathKey: string, source: DocumentSource) {
    this.name = source.name;
    this.path = pathKey.split('/');
    this.createTime = source.createTime;
    this.updateTime = source.updateTime;
    this.source = source;
  }

  get key(): string {
    this.orderKey ??= encodePath(this.path);
    return this.orderKey;
  }

  get fields(): Fields {
    return this.source.fields;
  }
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
