import type { ProtoJson } from '../service/firestore-service.ts';

/** The five operations a rule is evaluated for; `read` and `write` in a ruleset stand for groups of them. */
export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Who asks. `token` is the decoded JWT payload (plain JSON). */
export interface RulesAuth {
  readonly uid: string;
  readonly token: { readonly [claim: string]: unknown };
}

/**
 * A Firestore document in proto3-JSON form: {name, fields, createTime, updateTime}.
 * `name` is `projects/{p}/databases/{d}/documents/{path}`; times are RFC 3339 strings.
 */
export interface RulesDocument {
  readonly name: string;
  readonly fields?: { readonly [field: string]: unknown };
  readonly createTime?: string;
  readonly updateTime?: string;
}

interface RequestBase {
  /** `undefined` or `null`: nobody is signed in. */
  readonly auth: RulesAuth | null | undefined;
  /** The moment of the request in whole microseconds since the epoch (a safe integer until the year 2255). */
  readonly timeMicros: number;
}

interface FirestoreBase extends RequestBase {
  readonly service: 'cloud.firestore';
  /** Usually `(default)`; bound to the wildcard of `match /databases/{database}/documents`. */
  readonly databaseId: string;
}

/** One document is read or written. */
export interface FirestoreDocumentRequest extends FirestoreBase {
  readonly method: 'get' | 'create' | 'update' | 'delete';
  /** Segments below `databases/{db}/documents`: an even number, at least two. */
  readonly path: readonly string[];
  /** The document as it is before the request; `undefined` when it does not exist. */
  readonly resource: RulesDocument | undefined;
  /** For create and update: the whole document as it will be, transforms applied. */
  readonly requestResource?: RulesDocument | undefined;
}

/** A query. It is proved from its shape alone, never from data (local-firebase 5.5). */
export interface FirestoreListRequest extends FirestoreBase {
  readonly method: 'list';
  /** Segments of the parent below `databases/{db}/documents`: `[]` for the root, else a document path. */
  readonly parent: readonly string[];
  /** proto3-JSON `StructuredQuery`. ListDocuments is `{from: [{collectionId}], limit: pageSize}`. */
  readonly structuredQuery: ProtoJson;
}

/** An object of Cloud Storage as its rules see it. Times are RFC 3339 strings. */
export interface StorageObject {
  readonly name: string;
  readonly bucket: string;
  readonly generation?: string | number;
  readonly metageneration?: string | number;
  /** Bytes. */
  readonly size?: string | number;
  readonly timeCreated?: string;
  readonly updated?: string;
  /** Base64, as the Storage API reports it. */
  readonly md5Hash?: string;
  readonly crc32c?: string;
  readonly etag?: string;
  readonly contentDisposition?: string;
  readonly contentEncoding?: string;
  readonly contentLanguage?: string;
  readonly contentType?: string;
  /** The custom metadata. */
  readonly metadata?: { readonly [key: string]: string };
}

export interface StorageRequest extends RequestBase {
  readonly service: 'firebase.storage';
  readonly method: RulesMethod;
  readonly bucket: string;
  /** Segments of the object's name (for `list`: of the prefix). */
  readonly path: readonly string[];
  readonly resource: StorageObject | undefined;
  readonly requestResource?: StorageObject | undefined;
  /** For `list`: page size and delimiter as the caller gave them. */
  readonly query?: { readonly limit?: number; readonly delimiter?: string; readonly prefix?: string };
}

export type RulesRequest = FirestoreDocumentRequest | FirestoreListRequest | StorageRequest;

/** A document some rule asks for. `path` holds the segments below `databases/{databaseId}/documents`. */
export interface DocumentAddress {
  readonly databaseId: string;
  readonly path: readonly string[];
}

/** Synchronous look-ups behind get(), exists(), getAfter() and existsAfter(). */
export interface DocumentReader {
  /** The document as it is before the request. */
  get(address: DocumentAddress): RulesDocument | undefined;
  /** The document as it will be once the whole commit is applied; outside of commits the same as `get`. */
  getAfter(address: DocumentAddress): RulesDocument | undefined;
}
