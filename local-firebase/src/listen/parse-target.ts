import { compileQuery } from '../query/compile-query.ts';
import type { Query } from '../query/query.ts';
import { RpcError } from '../service/rpc-error.ts';
import type { Database } from '../store/database.ts';
import {
  invalidArgument,
  isJsonObject,
  type JsonObject,
  readBoolean,
  readList,
  readObject,
  readRequiredString,
  readString,
} from '../values/json-reader.ts';
import {
  formatDatabaseName,
  type Path,
  parseDocumentName,
  parseParentName,
  type ResourceName,
} from '../values/resource-path.ts';
import { parseMicros } from '../values/timestamp.ts';
import { decodeResumeToken, type ResumePoint } from './resume-token.ts';

/** What a client wants to watch. */
export type TargetSpec =
  | { readonly kind: 'documents'; readonly paths: readonly Path[] }
  | {
      readonly kind: 'query';
      readonly query: Query;
      readonly parent: Path;
      /** As sent, for the rules. */
      readonly structuredQuery: JsonObject;
    };

/** Reads google.firestore.v1.Target without its id. Throws INVALID_ARGUMENT. */
export function parseTarget(target: JsonObject, database: Database): TargetSpec {
  if (isJsonObject(target.documents)) {
    const names = readList(target.documents.documents, 'DocumentsTarget.documents');
    const paths = names.map((name) => {
      const text = readString(name, 'DocumentsTarget.documents');
      return inDatabase(parseDocumentName(text), database, text);
    });
    return { kind: 'documents', paths };
  }
  const watched = readObject(target.query, 'Target needs documents or a query; query');
  const name = readRequiredString(watched.parent, 'QueryTarget.parent');
  const parent = inDatabase(parseParentName(name), database, name);
  const structuredQuery = readObject(watched.structuredQuery, 'QueryTarget.structuredQuery');
  const query = compileQuery(structuredQuery, parent, database.name);
  if (query.nearest !== undefined) throw invalidArgument('A vector search cannot be listened to.');
  return {
    kind: 'query',
    query,
    parent,
    structuredQuery,
  };
}

function inDatabase(resource: ResourceName, database: Database, name: string): Path {
  if (formatDatabaseName(resource.database) !== formatDatabaseName(database.name)) {
    throw invalidArgument(`${name} is not in ${formatDatabaseName(database.name)}.`);
  }
  return resource.path;
}

/** Where the client left off; undefined for a new target. Throws INVALID_ARGUMENT for what is no token. */
export function parseResumePoint(target: JsonObject, database: Database): ResumePoint | undefined {
  const token = readString(target.resumeToken, 'resumeToken');
  if (token !== '') {
    const point = decodeResumeToken(token, database.meta.incarnation);
    if (point === undefined) throw new RpcError('INVALID_ARGUMENT', 'bad resume token');
    return point;
  }
  const readTime = readString(target.readTime, 'readTime');
  if (readTime === '') return undefined;
  const time = parseMicros(readTime);
  if (time === undefined) throw invalidArgument('readTime must be an RFC 3339 time.');
  return { time, known: true };
}

export function isOnce(target: JsonObject): boolean {
  return readBoolean(target.once, 'once');
}
