import { documentSize } from '../values/document-size.ts';
import { invalidArgument } from '../values/json-reader.ts';
import { arrayElements, type Fields, mapFields, type Value } from '../values/value.ts';
import type { Write } from './write.ts';

const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_DEPTH = 20;

/** Checks what only the finished document shows: its size and its depth. Throws INVALID_ARGUMENT. */
export function checkDocumentLimits(write: Pick<Write, 'name' | 'path'>, fields: Fields): void {
  const size = documentSize(write.path, fields);
  if (size > MAX_DOCUMENT_BYTES) {
    throw invalidArgument(
      `Document '${write.name}' cannot be written because its size (${size.toLocaleString('en-US')} bytes) ` +
        `exceeds the maximum allowed size of ${MAX_DOCUMENT_BYTES.toLocaleString('en-US')} bytes.`,
    );
  }
  for (const value of Object.values(fields)) {
    if (depthOf(value) > MAX_DEPTH) {
      throw invalidArgument(`Maps and arrays can be nested at most ${MAX_DEPTH} levels deep.`);
    }
  }
}

function depthOf(value: Value): number {
  const inner = arrayElements(value) ?? Object.values(mapFields(value) ?? {});
  const nests = 'arrayValue' in value || 'mapValue' in value;
  return inner.reduce((deepest, child) => Math.max(deepest, 1 + depthOf(child)), nests ? 1 : 0);
}
