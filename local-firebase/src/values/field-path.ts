import { RpcError } from '../service/rpc-error.ts';
import { type Fields, mapFields, mapOf, type Value } from './value.ts';

/** Names from the document's root inwards; `['__name__']` is the document's key. */
export type FieldPath = readonly string[];

const SIMPLE_NAME = /^[a-zA-Z_][a-zA-Z_0-9]*$/;
const SEGMENT = /([a-zA-Z_][a-zA-Z_0-9]*)|`((?:[^`\\]|\\.)+)`/y;

/** Parses `a.b` and `` `first name`.c ``. Throws INVALID_ARGUMENT. */
export function parseFieldPath(text: string): FieldPath {
  const path: string[] = [];
  let at = 0;
  for (;;) {
    SEGMENT.lastIndex = at;
    const match = SEGMENT.exec(text);
    if (match === null) throw invalidPath(text);
    path.push(match[1] ?? (match[2] ?? '').replace(/\\(.)/gs, '$1'));
    at = SEGMENT.lastIndex;
    if (at === text.length) return path;
    if (text.charAt(at) !== '.') throw invalidPath(text);
    at += 1;
  }
}

function invalidPath(text: string): RpcError {
  return new RpcError(
    'INVALID_ARGUMENT',
    `Invalid property path "${text}". Unquoted property names must match regex ([a-zA-Z_][a-zA-Z_0-9]*), ` +
      'and quoted property names must match regex (`(?:[^`\\\\]|(?:\\\\.))+`).',
  );
}

export function formatFieldPath(path: FieldPath): string {
  return path
    .map((name) => (SIMPLE_NAME.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``))
    .join('.');
}

export function isKeyPath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}

/** The value at a path, or undefined when some part of it is missing or no map. */
export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let inside: Fields | undefined = fields;
  let value: Value | undefined;
  for (const name of path) {
    if (inside === undefined || !Object.hasOwn(inside, name)) return undefined;
    value = inside[name];
    inside = value && mapFields(value);
  }
  return value;
}

/** A copy with the value put at the path; whatever is no map on the way is replaced by one. */
export function withField(fields: Fields, path: FieldPath, value: Value): Fields {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  if (rest.length === 0) return { ...fields, [name]: value };
  const child = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const inside = (child && mapFields(child)) ?? {};
  return { ...fields, [name]: mapOf(withField(inside, rest, value)) };
}

/** A copy without the field at the path; maps on the way stay, even when empty. */
export function withoutField(fields: Fields, path: FieldPath): Fields {
  const [name, ...rest] = path;
  if (name === undefined || !Object.hasOwn(fields, name)) return fields;
  if (rest.length === 0) {
    const { [name]: _gone, ...others } = fields;
    return others;
  }
  const child = fields[name];
  const inside = child && mapFields(child);
  return inside === undefined ? fields : { ...fields, [name]: mapOf(withoutField(inside, rest)) };
}
