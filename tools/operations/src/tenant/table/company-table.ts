import { COLLECTION_TEMPLATES, type CollectionName } from '@vcms/domain';
import type { CompanyRow } from './company-tie.ts';
import { OWN_ROWS } from './own-rows.ts';
import { PEOPLE_ROWS, SERVER_ROWS } from './people-rows.ts';
import { RELATION_ROWS } from './relation-rows.ts';

export type TableName = CollectionName | keyof typeof SERVER_ROWS;

const PRODUCT_ROWS: Readonly<Record<CollectionName, CompanyRow>> = {
  ...OWN_ROWS,
  ...RELATION_ROWS,
  ...PEOPLE_ROWS,
};

/** What each collection of the database is to a company that leaves: the one place that says so (ADR 57). */
export const COMPANY_TABLE: Readonly<Record<TableName, CompanyRow>> = { ...PRODUCT_ROWS, ...SERVER_ROWS };

export const TABLE_NAMES = Object.keys(COMPANY_TABLE) as readonly TableName[];

/** The path of a collection; braces stand for the ids on the way. */
export function templateOf(name: TableName): string {
  return (COLLECTION_TEMPLATES as Readonly<Record<string, string>>)[name] ?? name;
}

/** The last segment of its path. */
export function groupOf(name: TableName): string {
  return templateOf(name).replace(/^.*\//, '');
}

const SHAPES = new Map(TABLE_NAMES.map((name) => [templateOf(name).replaceAll(/\{\w+\}/g, '*'), name]));

/** The row that a document's path belongs to; undefined where the table knows none. */
export function rowNameOf(path: string): TableName | undefined {
  const segments = path.split('/').slice(0, -1);
  return SHAPES.get(segments.map((segment, index) => (index % 2 === 0 ? segment : '*')).join('/'));
}
