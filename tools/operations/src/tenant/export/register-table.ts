import { toCsv } from '@vcms/domain';
import type { TableName } from '../table/company-table.ts';

/** Registers that an export has as tables besides. */
export const REGISTERS: readonly TableName[] = [
  ...([
    'users',
    'engagements',
    'policies',
    'documents',
    'staff',
    'staffAssignments',
    'oshaYears',
    'emr',
  ] as const),
  ...(['programVersions', 'variances', 'requirementOverrides', 'notes', 'announcementRecipients'] as const),
];

type Row = Readonly<Record<string, unknown>>;

function cellText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Records as a table, a column for each field that one of them has; a list or an object within a cell is JSON. */
export function registerTable(records: readonly Row[]): string {
  const titles = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const columns = titles.map((title) => ({ title, value: (record: Row) => cellText(record[title]) }));
  return toCsv(columns, records);
}
