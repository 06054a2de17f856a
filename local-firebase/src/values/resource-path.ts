import { RpcError } from '../service/rpc-error.ts';
import { isWellFormed } from './well-formed.ts';

export interface DatabaseName {
  readonly projectId: string;
  readonly databaseId: string;
}

/** Segments below `documents`: even for a document, odd for a collection, none for the root. */
export type Path = readonly string[];

export interface ResourceName {
  readonly database: DatabaseName;
  readonly path: Path;
}

const MAX_ID_BYTES = 1500;
const MAX_NAME_BYTES = 6 * 1024;
const MAX_COLLECTION_DEPTH = 100;
const RESERVED_ID = /^__.*__$/s;
const NUMERIC_ID = /^__id-?\d+__$/;

/** Parses `projects/{p}/databases/{d}`. Throws INVALID_ARGUMENT. */
export function parseDatabaseName(name: string): DatabaseName {
  const parts = name.split('/');
  const [projects, projectId, databases, databaseId] = parts;
  if (
    parts.length !== 4 ||
    projects !== 'projects' ||
    databases !== 'databases' ||
    !projectId ||
    !databaseId
  ) {
    throw new RpcError(
      'INVALID_ARGUMENT',
      `Database name "${name}" is not of the form projects/{project}/databases/{database}.`,
    );
  }
  return { projectId, databaseId };
}

export function formatDatabaseName({ projectId, databaseId }: DatabaseName): string {
  return `projects/${projectId}/databases/${databaseId}`;
}

export function formatName(database: DatabaseName, path: Path): string {
  const root = `${formatDatabaseName(database)}/documents`;
  return path.length === 0 ? root : `${root}/${path.join('/')}`;
}

/** Splits a resource name without judging its segments. Undefined when it is no name below `documents`. */
export function splitResourceName(name: string): ResourceName | undefined {
  const parts = name.split('/');
  const [projects, projectId, databases, databaseId, documents] = parts;
  if (projects !== 'projects' || databases !== 'databases' || documents !== 'documents') return undefined;
  if (!projectId || !databaseId) return undefined;
  const path = parts.slice(5);
  return path.includes('') ? undefined : { database: { projectId, databaseId }, path };
}

/** Parses the full name of a document. Throws INVALID_ARGUMENT. */
export function parseDocumentName(name: string): ResourceName {
  const resource = parseName(name, 'Document name');
  if (resource.path.length % 2 !== 0 || resource.path.length === 0) {
    throw invalid(`Document name "${name}" lacks "/" at index ${name.length}.`);
  }
  return resource;
}

/** Parses the parent of a collection: the root (`.../documents`) or a document. Throws INVALID_ARGUMENT. */
export function parseParentName(name: string): ResourceName {
  const resource = parseName(name, 'Document parent name');
  if (resource.path.length % 2 !== 0) {
    throw invalid(`Document parent name "${name}" lacks "/" at index ${name.length}.`);
  }
  return resource;
}

function parseName(name: string, what: string): ResourceName {
  if (!name.startsWith('projects/')) throw invalid(`${what} "${name}" lacks "projects" at index 0.`);
  if (name.endsWith('/')) throw invalid(`${what} "${name}" has invalid trailing "/".`);
  const resource = splitResourceName(name);
  if (resource === undefined) {
    throw invalid(`${what} "${name}" is not below projects/{project}/databases/{database}/documents.`);
  }
  checkPath(resource.path);
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) {
    throw invalid(`${what} is longer than ${MAX_NAME_BYTES} bytes.`);
  }
  return resource;
}

function checkPath(path: Path): void {
  path.forEach((id, at) => {
    checkResourceId(id, at % 2 === 0 ? 'Collection id' : 'Resource id');
  });
  if (path.length > 2 * MAX_COLLECTION_DEPTH) {
    throw invalid(`Documents can be nested at most ${MAX_COLLECTION_DEPTH} collections deep.`);
  }
}

/** Checks one collection or document id against the platform's limits. Throws INVALID_ARGUMENT. */
export function checkResourceId(id: string, what: 'Collection id' | 'Resource id'): void {
  if (id === '' || id.includes('/')) throw invalid(`${what} "${id}" must be non-empty and without "/".`);
  if (id === '.' || id === '..') throw invalid(`${what} "${id}" is invalid because it is "." or "..".`);
  if (RESERVED_ID.test(id) && !NUMERIC_ID.test(id)) {
    throw invalid(`${what} "${id}" is invalid because it is reserved.`);
  }
  if (!isWellFormed(id)) throw invalid(`${what} must be valid UTF-8.`);
  if (Buffer.byteLength(id) > MAX_ID_BYTES) throw invalid(`${what} is longer than ${MAX_ID_BYTES} bytes.`);
}

function invalid(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}

/** Ids such as `__id7__` come from Datastore's numeric ids and sort as numbers before all others. */
export function numericId(id: string): bigint | undefined {
  if (!NUMERIC_ID.test(id)) return undefined;
  const number = BigInt(id.slice(4, -2));
  return BigInt.asIntN(64, number) === number ? number : undefined;
}
