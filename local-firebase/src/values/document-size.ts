import type { Path } from './resource-path.ts';
import { splitResourceName } from './resource-path.ts';
import { type Fields, type Value, vectorElements } from './value.ts';

/** Bytes a document counts, after the platform's published rules (storage size calculations). */
export function documentSize(path: Path, fields: Fields): number {
  return nameSize(path) + fieldsSize(fields) + 32;
}

/** Bytes the name of a document (or, for the empty path, of the root) counts. */
export function nameSize(path: Path): number {
  return path.reduce((sum, id) => sum + Buffer.byteLength(id) + 1, 16);
}

function fieldsSize(fields: Fields): number {
  let size = 0;
  for (const [name, value] of Object.entries(fields)) size += Buffer.byteLength(name) + 1 + valueSize(value);
  return size;
}

export function valueSize(value: Value): number {
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('stringValue' in value) return Buffer.byteLength(value.stringValue) + 1;
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('geoPointValue' in value) return 16;
  if ('referenceValue' in value) return nameSize(splitResourceName(value.referenceValue)?.path ?? []);
  if ('arrayValue' in value) {
    return (value.arrayValue.values ?? []).reduce((sum, element) => sum + valueSize(element), 0);
  }
  if ('mapValue' in value) {
    const fields = value.mapValue.fields ?? {};
    const vector = vectorElements(fields);
    return vector === undefined ? fieldsSize(fields) : vector.length * 8;
  }
  return 8;
}
