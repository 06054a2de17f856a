import { parseDocumentMask, parsePrecondition, parseWrite } from '../store/parse-write.ts';
import { isJsonObject, readObject, readRequiredString, readString } from '../values/json-reader.ts';
import type { DatabaseName } from '../values/resource-path.ts';
import { checkResourceId, formatName, parseDocumentName, parseParentName } from '../values/resource-path.ts';
import { commitWrites } from './commit-writes.ts';
import type { Caller, ProtoJson } from './firestore-service.ts';
import { maskedDocument } from './read-documents.ts';
import { RpcError } from './rpc-error.ts';
import type { ServiceContext } from './service-context.ts';

/** google.firestore.v1.CreateDocument. ALREADY_EXISTS when the given id is taken. */
export function createDocument(context: ServiceContext, request: ProtoJson, caller: Caller): ProtoJson {
  const parent = parseParentName(readRequiredString(request.parent, 'parent'));
  const collectionId = readRequiredString(request.collectionId, 'collectionId');
  checkResourceId(collectionId, 'Collection id');
  const documentId = readString(request.documentId, 'documentId') || context.newDocumentId();
  checkResourceId(documentId, 'Resource id');
  const name = formatName(parent.database, [...parent.path, collectionId, documentId]);
  const fields = isJsonObject(request.document) ? request.document.fields : undefined;
  const write = { update: { name, fields }, currentDocument: { exists: false } };
  return writeOne(context, parent.database, write, request, caller);
}

/** google.firestore.v1.UpdateDocument: creates the document when it is missing and no precondition forbids it. */
export function updateDocument(context: ServiceContext, request: ProtoJson, caller: Caller): ProtoJson {
  const document = readObject(request.document, 'document');
  const { database } = parseDocumentName(readRequiredString(document.name, 'document.name'));
  const write = {
    update: document,
    updateMask: request.updateMask,
    currentDocument: request.currentDocument,
  };
  return writeOne(context, database, write, request, caller);
}

/** google.firestore.v1.DeleteDocument. */
export function deleteDocument(context: ServiceContext, request: ProtoJson, caller: Caller): ProtoJson {
  const name = readRequiredString(request.name, 'name');
  const { database, path } = parseDocumentName(name);
  const precondition = parsePrecondition(request.currentDocument);
  commitWrites(
    context,
    context.store.database(database),
    [{ kind: 'delete', name, path, precondition }],
    caller,
  );
  return {};
}

function writeOne(
  context: ServiceContext,
  database: DatabaseName,
  write: ProtoJson,
  request: ProtoJson,
  caller: Caller,
): ProtoJson {
  const mask = parseDocumentMask(request.mask);
  const { staged } = commitWrites(
    context,
    context.store.database(database),
    [parseWrite(write, database)],
    caller,
  );
  const after = staged.steps[0]?.after;
  if (after === undefined) throw new RpcError('INTERNAL', 'The written document is missing.');
  return maskedDocument(after, mask);
}
