import { compileOrders, completeOrders } from '../query/compile-order.ts';
import { orderKey } from '../query/order-key.ts';
import type { Query } from '../query/query.ts';
import type { Database } from '../store/database.ts';
import { parseDocumentMask } from '../store/parse-write.ts';
import { pathKey } from '../values/document.ts';
import { encodePath } from '../values/encode-value.ts';
import {
  invalidArgument,
  readBoolean,
  readInteger,
  readRequiredString,
  readString,
} from '../values/json-reader.ts';
import { checkResourceId, formatName, type Path, parseParentName } from '../values/resource-path.ts';
import type { Caller, ProtoJson } from './firestore-service.ts';
import { maskedDocument } from './read-documents.ts';
import { openReadView } from './read-view.ts';
import type { ServiceContext } from './service-context.ts';

const DEFAULT_PAGE = 300;

/** google.firestore.v1.ListDocuments. Pages continue after the last document's place in the order. */
export function listDocuments(context: ServiceContext, request: ProtoJson, caller: Caller): ProtoJson {
  const parent = parseParentName(readRequiredString(request.parent, 'parent'));
  const database = context.store.database(parent.database);
  const collectionId = readString(request.collectionId, 'collectionId');
  if (collectionId !== '') checkResourceId(collectionId, 'Collection id');
  const pageSize = readInteger(request.pageSize, 'pageSize') || DEFAULT_PAGE;
  const from = [collectionId === '' ? {} : { collectionId }];
  context.rules.checkList(caller, database, parent.path, { from, limit: pageSize });
  if (readBoolean(request.showMissing, 'showMissing')) {
    context.rules.requireAdmin(caller, 'ListDocuments with showMissing');
    return listWithMissing(database, [...parent.path, collectionId], request, pageSize);
  }
  const query = listQuery(parent.path, collectionId, request, pageSize);
  const result = openReadView(context, database, request).query(query);
  context.usage.read(`list ${query.shape}`, result.documents.length, result.scanned);
  const mask = parseDocumentMask(request.mask);
  const documents = result.documents.slice(0, pageSize);
  const last = documents[documents.length - 1];
  const more = result.documents.length > pageSize && last !== undefined;
  return {
    documents: documents.map((document) => maskedDocument(document, mask)),
    ...(more ? { nextPageToken: toToken(orderKey(query.orderBy, last) ?? '') } : {}),
  };
}

function listQuery(parent: Path, collectionId: string, request: ProtoJson, pageSize: number): Query {
  const written = compileOrders(parseOrderText(readString(request.orderBy, 'orderBy')));
  const token = readString(request.pageToken, 'pageToken');
  return {
    scope: { parent, collectionId: collectionId === '' ? undefined : collectionId, allDescendants: false },
    filter: undefined,
    orderBy: completeOrders(written, undefined),
    explicitOrders: written.length,
    startAt: token === '' ? undefined : { key: fromToken(token), before: false },
    endAt: undefined,
    offset: 0,
    // One more than asked for tells whether there is a next page.
    limit: pageSize + 1,
    select: undefined,
    nearest: undefined,
    shape: collectionId,
  };
}

/** Turns `a desc, b` into StructuredQuery orders. */
function parseOrderText(text: string): unknown[] {
  if (text.trim() === '') return [];
  return text.split(',').map((part) => {
    const match = /^\s*(\S+)(?:\s+(asc|desc))?\s*$/i.exec(part);
    if (match === null)
      throw invalidArgument(`"${part}" is no order; write for example "priority desc, __name__".`);
    const direction = match[2]?.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING';
    return { field: { fieldPath: match[1] }, direction };
  });
}

/** Every id below the collection, also where only descendants exist; those come with their name alone. */
function listWithMissing(
  database: Database,
  collection: Path,
  request: ProtoJson,
  pageSize: number,
): ProtoJson {
  if (readString(request.orderBy, 'orderBy') !== '') {
    throw invalidArgument('Cannot specify orderBy when showMissing is true.');
  }
  const mask = parseDocumentMask(request.mask);
  const token = fromToken(readString(request.pageToken, 'pageToken'));
  const entries = database
    .children(collection)
    .map((id) => ({ path: [...collection, id], key: encodePath([...collection, id]) }))
    .filter(({ key }) => key > token)
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const page = entries.slice(0, pageSize);
  const last = page[page.length - 1];
  return {
    documents: page.map(({ path }) => {
      const document = database.get(pathKey(path));
      return document === undefined
        ? { name: formatName(database.name, path) }
        : maskedDocument(document, mask);
    }),
    ...(entries.length > pageSize && last !== undefined ? { nextPageToken: toToken(last.key) } : {}),
  };
}

/** google.firestore.v1.ListCollectionIds, for servers only as in production. */
export function listCollectionIds(context: ServiceContext, request: ProtoJson, caller: Caller): ProtoJson {
  context.rules.requireAdmin(caller, 'Listing collections');
  const parent = parseParentName(readRequiredString(request.parent, 'parent'));
  const pageSize = readInteger(request.pageSize, 'pageSize') || Number.MAX_SAFE_INTEGER;
  const after = fromToken(readString(request.pageToken, 'pageToken'));
  const ids = context.store
    .database(parent.database)
    .children(parent.path)
    .filter((id) => id > after);
  const collectionIds = ids.slice(0, pageSize);
  const last = collectionIds[collectionIds.length - 1];
  return {
    collectionIds,
    ...(ids.length > pageSize && last !== undefined ? { nextPageToken: toToken(last) } : {}),
  };
}

function toToken(key: string): string {
  return Buffer.from(key, 'utf8').toString('base64url');
}

function fromToken(token: string): string {
  return Buffer.from(token, 'base64url').toString('utf8');
}
