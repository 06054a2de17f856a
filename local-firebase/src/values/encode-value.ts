import { numericId, type Path, splitResourceName } from './resource-path.ts';
import { parseTimestamp } from './timestamp.ts';
import { type Fields, isNaNValue, type Value, vectorElements } from './value.ts';

/**
 * Order-preserving keys: `encodeValue(a) < encodeValue(b)` (plain string comparison) exactly when a sorts before b in
 * Firestore, and the keys are equal exactly when the values are equal to a query (1 and 1.0 are). Keys hold only
 * the code units 0..255, no key is a proper prefix of another, so keys may be joined into longer ones.
 * Order of types: local-firebase 3.
 */
const TAG = {
  null: '\x10',
  boolean: '\x18',
  nan: '\x20',
  number: '\x28',
  timestamp: '\x30',
  string: '\x38',
  bytes: '\x40',
  reference: '\x48',
  geoPoint: '\x50',
  array: '\x58',
  vector: '\x60',
  map: '\x68',
} as const;

/** Lower than every tag: closes arrays, maps and paths, so that the shorter one sorts first. */
const END = '\x01';
const NEXT = '\x02';
/** Greater than everything a key may continue with. */
export const AFTER = '\u0100';

export function encodeValue(value: Value): string {
  if ('nullValue' in value) return TAG.null;
  if ('booleanValue' in value) return TAG.boolean + (value.booleanValue ? '\x01' : '\x00');
  if ('integerValue' in value) return TAG.number + encodeInteger(value.integerValue);
  if ('doubleValue' in value) {
    return isNaNValue(value) ? TAG.nan : `${TAG.number}${encodeDouble(Number(value.doubleValue))}\x80\x00`;
  }
  if ('timestampValue' in value) return TAG.timestamp + encodeTimestamp(value.timestampValue);
  if ('stringValue' in value) return TAG.string + encodeText(value.stringValue);
  if ('bytesValue' in value) return TAG.bytes + encodeBytes(Buffer.from(value.bytesValue, 'base64'));
  if ('referenceValue' in value) return TAG.reference + encodeReference(value.referenceValue);
  if ('geoPointValue' in value) {
    const { latitude, longitude } = value.geoPointValue;
    return TAG.geoPoint + encodeDouble(latitude) + encodeDouble(longitude);
  }
  if ('arrayValue' in value) return TAG.array + encodeElements(value.arrayValue.values ?? []);
  return encodeMap(value.mapValue.fields ?? {});
}

/** Key of a document path, used for `__name__`. */
export function encodePath(path: Path): string {
  let key = '';
  for (const id of path) {
    const number = numericId(id);
    key +=
      number === undefined
        ? `${NEXT}\x02${encodeText(id)}`
        : `${NEXT}\x01${encodeInteger(number.toString())}`;
  }
  return key + END;
}

/** Turns ascending keys into descending ones; joins as ascending keys do. */
export function invertKey(key: string): string {
  const bytes = Buffer.from(key, 'latin1');
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = 255 - (bytes[at] ?? 0);
  return bytes.toString('latin1');
}

function encodeText(text: string): string {
  return encodeBytes(Buffer.from(text, 'utf8'));
}

/** Zero bytes become `00 FF` and the end `00 01`, so that no text is a prefix of another one's key. */
function encodeBytes(bytes: Buffer): string {
  const plain = bytes.toString('latin1');
  return `${plain.includes('\x00') ? plain.replaceAll('\x00', '\x00\xff') : plain}\x00\x01`;
}

const scratch = new DataView(new ArrayBuffer(8));

function encodeDouble(number: number): string {
  scratch.setFloat64(0, number === 0 ? 0 : number);
  const high = scratch.getUint32(0);
  const low = scratch.getUint32(4);
  return high >= 0x8000_0000
    ? wordKey(~high >>> 0) + wordKey(~low >>> 0)
    : wordKey(high + 0x8000_0000) + wordKey(low);
}

function wordKey(word: number): string {
  return String.fromCharCode(word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255);
}

/** The nearest double, then the exact rest (at most 512 either way): integers and doubles compare exactly. */
function encodeInteger(text: string): string {
  const near = Number(text);
  const rest = Number.isSafeInteger(near) ? 0 : Number(BigInt(text) - BigInt(near));
  const shifted = rest + 0x8000;
  return encodeDouble(near) + String.fromCharCode(shifted >>> 8, shifted & 255);
}

function encodeTimestamp(text: string): string {
  const moment = parseTimestamp(text);
  if (moment === undefined) throw new Error(`Not a canonical timestamp: ${text}`);
  return encodeDouble(moment.seconds) + wordKey(moment.micros);
}

function encodeReference(name: string): string {
  const resource = splitResourceName(name);
  if (resource === undefined) throw new Error(`Not a canonical reference: ${name}`);
  const { projectId, databaseId } = resource.database;
  return encodeText(projectId) + encodeText(databaseId) + encodePath(resource.path);
}

function encodeElements(values: readonly Value[]): string {
  return values.map((value) => encodeValue(value)).join('') + END;
}

function encodeMap(fields: Fields): string {
  const vector = vectorElements(fields);
  if (vector !== undefined) return TAG.vector + wordKey(vector.length) + encodeElements(vector);
  const entries = Object.entries(fields).map(([name, value]) => ({ name: encodeText(name), value }));
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return `${TAG.map}${entries.map(({ name, value }) => NEXT + name + encodeValue(value)).join('')}${END}`;
}
