import { DocumentReference, GeoPoint, Timestamp } from 'firebase-admin/firestore';

/**
 * A stored value in an open form: times as ISO 8601 in UTC (to the millisecond), bytes as base64, places as latitude and longitude, references as
 * paths; fields in the order of their names, so that equal records give equal lines.
 */
export function openValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof Date) return value.toISOString();
  if (value instanceof GeoPoint) return { latitude: value.latitude, longitude: value.longitude };
  if (value instanceof DocumentReference) return value.path;
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(openValue);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(fields.map(([name, inner]) => [name, openValue(inner)]));
}
