import { isKeyPath, parseFieldPath } from '../values/field-path.ts';
import {
  invalidArgument,
  isJsonObject,
  type JsonObject,
  readList,
  readObject,
  readRequiredString,
} from '../values/json-reader.ts';
import { parseValue } from '../values/parse-value.ts';
import { isNumber, type Value } from '../values/value.ts';
import type { FieldTransform } from './write.ts';

const MAX_TRANSFORMS = 500;

/** Reads a list of DocumentTransform.FieldTransform. Throws INVALID_ARGUMENT. */
export function parseTransforms(json: unknown): FieldTransform[] {
  const list = readList(json, 'FieldTransforms');
  if (list.length > MAX_TRANSFORMS) {
    throw invalidArgument(`A document can have at most ${MAX_TRANSFORMS} field transforms in one write.`);
  }
  return list.map((entry) => parseTransform(readObject(entry, 'FieldTransform')));
}

function parseTransform(json: JsonObject): FieldTransform {
  const field = parseFieldPath(readRequiredString(json.fieldPath, 'FieldTransform.fieldPath'));
  if (isKeyPath(field)) throw invalidArgument('the name __name__ is reserved');
  if (json.increment !== undefined) return { kind: 'increment', field, operand: operand(json.increment) };
  if (json.maximum !== undefined) return { kind: 'maximum', field, operand: operand(json.maximum) };
  if (json.minimum !== undefined) return { kind: 'minimum', field, operand: operand(json.minimum) };
  if (json.appendMissingElements !== undefined) {
    return { kind: 'union', field, elements: elements(json.appendMissingElements) };
  }
  if (json.removeAllFromArray !== undefined) {
    return { kind: 'remove', field, elements: elements(json.removeAllFromArray) };
  }
  if (json.setToServerValue === 'REQUEST_TIME' || json.setToServerValue === 1) {
    return { kind: 'request-time', field };
  }
  throw invalidArgument(`The transform of ${json.fieldPath} has no known kind.`);
}

function operand(json: unknown): Value {
  const value = parseValue(json);
  if (!isNumber(value))
    throw invalidArgument('The operand of increment, maximum and minimum must be a number.');
  return value;
}

function elements(json: unknown): Value[] {
  const values = isJsonObject(json) ? json.values : undefined;
  return readList(values, 'ArrayValue.values').map((element) => {
    const value = parseValue(element);
    if ('arrayValue' in value) throw invalidArgument('Cannot convert an array value in an array value.');
    return value;
  });
}
