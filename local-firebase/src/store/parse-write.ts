import { type FieldPath, isKeyPath, parseFieldPath } from '../values/field-path.ts';
import {
  invalidArgument,
  isJsonObject,
  type JsonObject,
  readList,
  readObject,
  readOptionalObject,
  readRequiredString,
  readString,
} from '../values/json-reader.ts';
import { parseFields } from '../values/parse-value.ts';
import { type DatabaseName, type Path, parseDocumentName } from '../values/resource-path.ts';
import { parseMicros } from '../values/timestamp.ts';
import { parseTransforms } from './parse-transform.ts';
import type { Precondition, Write } from './write.ts';

/** Reads google.firestore.v1.Write. Throws INVALID_ARGUMENT; every document must be of `database`. */
export function parseWrite(json: unknown, database: DatabaseName): Write {
  const write = readObject(json, 'Write');
  const precondition = parsePrecondition(write.currentDocument);
  if (isJsonObject(write.update)) return parseUpdate(write, write.update, precondition, database);
  if (isJsonObject(write.transform)) {
    const target = readTarget(write.transform.document, database);
    const transforms = parseTransforms(write.transform.fieldTransforms);
    return { kind: 'update', ...target, precondition, fields: {}, mask: [], transforms };
  }
  if (typeof write.delete === 'string') {
    return { kind: 'delete', ...readTarget(write.delete, database), precondition };
  }
  if (typeof write.verify === 'string') {
    return { kind: 'verify', ...readTarget(write.verify, database), precondition };
  }
  throw invalidArgument('A write needs an update, a delete, a verify or a transform.');
}

function parseUpdate(
  write: JsonObject,
  document: JsonObject,
  precondition: Precondition,
  database: DatabaseName,
): Write {
  return {
    kind: 'update',
    ...readTarget(document.name, database),
    precondition,
    fields: parseFields(document.fields),
    mask: parseDocumentMask(write.updateMask),
    transforms: parseTransforms(write.updateTransforms),
  };
}

function readTarget(json: unknown, database: DatabaseName): { readonly name: string; readonly path: Path } {
  const name = readRequiredString(json, 'The name of the document to write');
  const resource = parseDocumentName(name);
  const { projectId, databaseId } = resource.database;
  if (projectId !== database.projectId || databaseId !== database.databaseId) {
    throw invalidArgument(
      `The document ${name} is not in projects/${database.projectId}/databases/${database.databaseId}.`,
    );
  }
  return { name, path: resource.path };
}

/** Reads a DocumentMask: `{fieldPaths: [..]}`, or one comma-separated string as FieldMask has it. */
export function parseDocumentMask(json: unknown): readonly FieldPath[] | undefined {
  const mask = readOptionalObject(json, 'DocumentMask');
  if (mask === undefined) return undefined;
  return readList(mask.fieldPaths, 'DocumentMask.fieldPaths').map((path) => {
    const field = parseFieldPath(readString(path, 'DocumentMask.fieldPaths'));
    if (isKeyPath(field)) throw invalidArgument('the name __name__ is reserved');
    return field;
  });
}

/** Reads a Precondition; an empty one is none. Throws INVALID_ARGUMENT. */
export function parsePrecondition(json: unknown): Precondition {
  const precondition = readOptionalObject(json, 'Precondition');
  if (precondition === undefined) return {};
  if (typeof precondition.exists === 'boolean') return { exists: precondition.exists };
  if (precondition.updateTime === undefined || precondition.updateTime === null) return {};
  const updateTime =
    typeof precondition.updateTime === 'string' ? parseMicros(precondition.updateTime) : undefined;
  if (updateTime === undefined) throw invalidArgument('Precondition.updateTime must be an RFC 3339 time.');
  return { updateTime };
}
