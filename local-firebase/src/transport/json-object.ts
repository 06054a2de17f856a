import type { ProtoJson } from '../service/firestore-service.ts';
import { RpcError } from '../service/rpc-error.ts';

/** Parses a JSON object; an empty text is an empty object. Throws INVALID_ARGUMENT for anything else. */
export function parseJsonObject(text: string): ProtoJson {
  if (text.trim() === '') return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw new RpcError('INVALID_ARGUMENT', `Invalid JSON payload received. ${(cause as Error).message}`);
  }
  if (!isJsonObject(parsed)) {
    throw new RpcError('INVALID_ARGUMENT', 'Invalid JSON payload received. It must be an object.');
  }
  return parsed;
}

export function isJsonObject(value: unknown): value is ProtoJson {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
