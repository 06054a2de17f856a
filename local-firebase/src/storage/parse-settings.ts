import { badRequest } from './storage-failure.ts';
import { type ObjectSettings, TEXT_SETTINGS } from './stored-object.ts';

/** Custom metadata beyond this is refused by Cloud Storage (8 KiB for all keys and values). */
const MAX_CUSTOM_BYTES = 8 * 1024;

/**
 * Reads the settings out of an object resource sent by a client; other fields are left out.
 * Throws a 400 naming the field that is of a wrong type.
 */
export function parseSettings(json: unknown): ObjectSettings {
  if (json === undefined || json === null) return {};
  if (typeof json !== 'object' || Array.isArray(json))
    throw badRequest('The metadata must be a JSON object.');
  const source = json as Record<string, unknown>;
  const settings: Record<string, unknown> = {};
  for (const key of TEXT_SETTINGS) {
    const value = source[key];
    if (value === undefined) continue;
    if (value !== null && typeof value !== 'string') throw badRequest(`${key} must be a text.`);
    settings[key] = value;
  }
  if (source.metadata !== undefined) settings.metadata = parseCustom(source.metadata);
  return settings;
}

/** The settings of a text in JSON. Throws a 400 when it is none. */
export function parseSettingsText(text: string): ObjectSettings {
  return parseSettings(parseJson(text));
}

export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw badRequest(`The metadata is no JSON: ${(cause as Error).message}`);
  }
}

function parseCustom(json: unknown): ObjectSettings['metadata'] {
  if (json === null) return null;
  if (typeof json !== 'object' || Array.isArray(json)) throw badRequest('metadata must be a JSON object.');
  const custom: Record<string, string | null> = {};
  let bytes = 0;
  for (const [key, value] of Object.entries(json)) {
    custom[key] = value === null ? null : textOf(value);
    bytes += Buffer.byteLength(key) + Buffer.byteLength(custom[key] ?? '');
  }
  if (bytes > MAX_CUSTOM_BYTES)
    throw badRequest(`Custom metadata may have ${MAX_CUSTOM_BYTES} bytes, not ${bytes}.`);
  return custom;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
