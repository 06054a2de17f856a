import { projectFields } from '../query/projection.ts';
import type { Database } from '../store/database.ts';
import { parseDocumentMask } from '../store/parse-write.ts';
import { type Document, toDocumentJson } from '../values/document.ts';
import type { FieldPath } from '../values/field-path.ts';
import { invalidArgument, readList, readRequiredString, readString } from '../values/json-reader.ts';
import {
  formatDatabaseName,
  formatName,
  type Path,
  parseDatabaseName,
  parseDocumentName,
} from '../values/resource-path.ts';
import type { Caller, ProtoJson } from './firestore-service.ts';
import { openReadView } from './read-view.ts';
import { RpcError } from './rpc-error.ts';
import type { ServiceContext } from './service-context.ts';

export function getDocument(context: ServiceContext, request: ProtoJson, caller: Caller): ProtoJson {
  const name = readRequiredString(request.name, 'name');
  const { database: databaseName, path } = parseDocumentName(name);
  const database = context.store.database(databaseName);
  const mask = parseDocumentMask(request.mask);
  const document = openReadView(context, database, request).get(path);
  context.rules.checkGets(caller, database, [{ path, document }]);
  countGet(context, path);
  if (document === undefined) throw new RpcError('NOT_FOUND', `Document "${name}" not found.`);
  return maskedDocument(document, mask);
}

export function* batchGetDocuments(
  context: ServiceContext,
  request: ProtoJson,
  caller: Caller,
): Iterable<ProtoJson> {
  const database = context.store.database(
    parseDatabaseName(readRequiredString(request.database, 'database')),
  );
  const mask = parseDocumentMask(request.mask);
  const names = new Set(
    readList(request.documents, 'documents').map((name) => readString(name, 'documents')),
  );
  const paths = [...names].map((name) => pathIn(database, name));
  const view = openReadView(context, database, request);
  const { readTime } = view;
  let transaction = view.newTransaction === undefined ? {} : { transaction: view.newTransaction };
  const found = paths.map((path) => ({ path, document: view.get(path) }));
  context.rules.checkGets(caller, database, found);
  for (const path of paths) countGet(context, path);
  if (found.length === 0 && view.newTransaction !== undefined) yield { ...transaction, readTime };
  for (const { path, document } of found) {
    yield document === undefined
      ? { missing: formatName(database.name, path), readTime, ...transaction }
      : { found: maskedDocument(document, mask), readTime, ...transaction };
    transaction = {};
  }
}

function pathIn(database: Database, name: string): Path {
  const resource = parseDocumentName(name);
  if (formatDatabaseName(resource.database) !== formatDatabaseName(database.name)) {
    throw invalidArgument(`The document ${name} is not in ${formatDatabaseName(database.name)}.`);
  }
  return resource.path;
}

function countGet(context: ServiceContext, path: Path): void {
  context.usage.read(`get ${collectionShape(path)}`, 1, 1);
}

/** The collection of a document path with ids left out: `users/{id}/notes`. */
export function collectionShape(path: Path): string {
  return path
    .slice(0, -1)
    .map((id, at) => (at % 2 === 0 ? id : '{id}'))
    .join('/');
}

export function maskedDocument(document: Document, mask: readonly FieldPath[] | undefined): ProtoJson {
  return toDocumentJson(document, projectFields(document.fields, mask));
}
