import { RpcError } from '../service/rpc-error.ts';

/** A request message as it came in; its fields are still unchecked. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function invalidArgument(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}

export function isJsonObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

export function readObject(json: unknown, what: string): JsonObject {
  if (!isJsonObject(json)) throw invalidArgument(`${what} must be an object.`);
  return json;
}

export function readOptionalObject(json: unknown, what: string): JsonObject | undefined {
  return json === undefined || json === null ? undefined : readObject(json, what);
}

export function readList(json: unknown, what: string): readonly unknown[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) throw invalidArgument(`${what} must be a list.`);
  return json;
}

/** Missing means empty, as in proto3. */
export function readString(json: unknown, what: string): string {
  if (json === undefined || json === null) return '';
  if (typeof json !== 'string') throw invalidArgument(`${what} must be a string.`);
  return json;
}

export function readRequiredString(json: unknown, what: string): string {
  const text = readString(json, what);
  if (text === '') throw invalidArgument(`${what} must be specified.`);
  return text;
}

export function readBoolean(json: unknown, what: string): boolean {
  if (json === undefined || json === null) return false;
  if (typeof json !== 'boolean') throw invalidArgument(`${what} must be true or false.`);
  return json;
}

/** A whole number: plain, as a decimal string (int64) or wrapped (`{value: 1}`). Undefined when missing. */
export function readInteger(json: unknown, what: string): number | undefined {
  const plain = isJsonObject(json) ? (json.value ?? 0) : json;
  if (plain === undefined || plain === null) return undefined;
  const number = typeof plain === 'string' && plain !== '' ? Number(plain) : plain;
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) {
    throw invalidArgument(`${what} must be a whole number.`);
  }
  return number;
}

/** An enum by name or by number; `names` holds the names with their numbers. Undefined for 0 and when missing. */
export function readEnum<Name extends string>(
  json: unknown,
  names: Readonly<Record<Name, number>>,
  what: string,
): Name | undefined {
  if (json === undefined || json === null || json === 0) return undefined;
  for (const name of Object.keys(names) as Name[]) {
    if (json === name || json === names[name]) return name;
  }
  if (typeof json === 'string' && json.endsWith('_UNSPECIFIED')) return undefined;
  throw invalidArgument(`${String(json)} is no ${what}.`);
}
