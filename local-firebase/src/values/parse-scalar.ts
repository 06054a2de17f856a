import { RpcError } from '../service/rpc-error.ts';
import { splitResourceName } from './resource-path.ts';
import { formatTimestamp, parseTimestamp } from './timestamp.ts';
import type { IntegerValue, ReferenceValue } from './value.ts';
import { type BytesValue, type DoubleValue, doubleValue, type GeoPointValue } from './value.ts';
import { isWellFormed } from './well-formed.ts';

const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

export function toInteger(content: unknown): IntegerValue {
  const text = typeof content === 'number' && Number.isSafeInteger(content) ? String(content) : content;
  if (typeof text !== 'string' || !/^[+-]?\d{1,20}$/.test(text)) {
    throw invalid('integerValue must be a whole number as a decimal string.');
  }
  const number = BigInt(text);
  if (BigInt.asIntN(64, number) !== number) throw invalid(`integerValue ${text} does not fit 64 bits.`);
  return { integerValue: number.toString() };
}

export function toDoubleValue(content: unknown): DoubleValue {
  if (typeof content === 'number') return doubleValue(content);
  if (typeof content === 'string' && content !== '') {
    const number = Number(content);
    if (!Number.isNaN(number) || content === 'NaN') return doubleValue(number);
  }
  throw invalid('doubleValue must be a number, "NaN", "Infinity" or "-Infinity".');
}

/** Canonical RFC 3339 in UTC, cut to microseconds. */
export function parseTimestampText(content: unknown): string {
  const moment = typeof content === 'string' ? parseTimestamp(content) : undefined;
  if (moment === undefined) {
    throw invalid('timestampValue must be RFC 3339 between 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z.');
  }
  return formatTimestamp(moment);
}

export function toBytes(content: unknown): BytesValue {
  if (typeof content !== 'string' || !BASE64.test(content)) throw invalid('bytesValue must be base64.');
  return { bytesValue: Buffer.from(content, 'base64').toString('base64') };
}

export function parseReference(content: unknown): ReferenceValue {
  if (typeof content !== 'string' || !isWellFormed(content) || splitResourceName(content) === undefined) {
    throw invalid(`referenceValue "${String(content)}" is no full resource name of a document.`);
  }
  return { referenceValue: content };
}

export function toGeoPoint(content: unknown): GeoPointValue {
  if (typeof content !== 'object' || content === null) throw invalid('geoPointValue must be an object.');
  const { latitude = 0, longitude = 0 } = content as { latitude?: unknown; longitude?: unknown };
  if (!inRange(latitude, 90)) throw invalid('geoPointValue.latitude must be between -90 and 90.');
  if (!inRange(longitude, 180)) throw invalid('geoPointValue.longitude must be between -180 and 180.');
  return { geoPointValue: { latitude, longitude } };
}

function inRange(number: unknown, limit: number): number is number {
  return typeof number === 'number' && number >= -limit && number <= limit;
}

function invalid(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}
