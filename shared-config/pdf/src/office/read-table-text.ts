import { decodeCsv } from '../csv/decode-csv.ts';
import { OFFICE_LIMITS, type OfficeLimits, type OfficeText } from './office-text.ts';

/**
 * The first rows of a CSV file as one table, all of it plain text. Of a long file no more bytes are read than `characters`; the
 * row in which that ends is left out. Rejects where the reader of such files does not load.
 */
export async function readTableText(file: Blob, limits: OfficeLimits = OFFICE_LIMITS): Promise<OfficeText> {
  const isLong = file.size > limits.characters;
  const bytes = new Uint8Array(await file.slice(0, limits.characters).arrayBuffer());
  const { csvRecords } = await import(/* webpackChunkName: "library-csv" */ '../csv/read-csv.ts');
  const records = csvRecords(decodeCsv(bytes, isLong), limits.rows + 1);
  const endsEarly = isLong && records.length <= limits.rows;
  const whole = records.slice(0, endsEarly ? Math.max(1, records.length - 1) : limits.rows);
  if (whole.length === 0) return { kind: 'no-text' };
  const isCut =
    isLong || records.length > whole.length || whole.some(({ cells }) => cells.length > limits.columns);
  const rows = whole.map(({ cells }) => cells.slice(0, limits.columns));
  return { kind: 'text', blocks: [{ kind: 'table', rows, isCut }], isPartial: isCut };
}
