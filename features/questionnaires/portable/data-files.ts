import { toCsv } from '@vcms/kits/register';
import { answerLines } from './answer-lines.ts';
import { paperPath } from './paper-plan.ts';
import type { PortableRecords } from './portable-records.ts';

/** A file of the zip that is made of records. */
export interface DataFile {
  readonly path: string;
  /** What it holds, in words. */
  readonly about: string;
  readonly contentType: string;
  readonly text: string;
}

/** Of no use outside: stamps, addresses in the storage, what lists are searched by. */
const INTERNAL: readonly string[] = ['record', 'storagePath', 'nameWords', 'counts', 'lastAnswered'];

type Row = Readonly<Record<string, unknown>>;

function portable(record: object): Row {
  return Object.fromEntries(
    Object.entries(record).filter(([name, value]) => !INTERNAL.includes(name) && value !== undefined),
  );
}

function cellText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function csvOf(rows: readonly Row[]): string {
  const titles = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return toCsv(
    titles.map((title) => ({ title, value: (row: Row) => cellText(row[title]) })),
    rows,
  );
}

function table(name: string, about: string, records: readonly object[]): readonly DataFile[] {
  const rows = records.map(portable);
  const json = { path: `data/${name}.json`, about, contentType: 'application/json' };
  const csv = { path: `data/${name}.csv`, about: `${about}, as a table`, contentType: 'text/csv' };
  return [
    { ...json, text: `${JSON.stringify(rows, null, 2)}\n` },
    { ...csv, text: csvOf(rows) },
  ];
}

/** Everything on file as JSON and as CSV, in the order of the published description. */
export function dataFiles(records: PortableRecords): readonly DataFile[] {
  const { company, answers, versions } = records;
  const documents = records.documents.map((document) => ({ ...document, file: paperPath(document) }));
  return [
    ...table('company', 'Company information', [company]),
    ...table('answers', 'Answers by question id', answerLines(answers, versions)),
    ...table('questionnaires', 'Submissions and signatures of questionnaires', answers),
    ...table('questions', 'The questionnaires as they were answered', versions),
    ...table('policies', 'Insurance policies', records.policies),
    ...table('osha-years', 'OSHA years', records.oshaYears),
    ...table('emr', 'Experience modification rates', records.emr),
    ...table('not-rated', 'Statements of not being rated', records.notRated),
    ...table('programs', 'Safety programs', records.programs),
    ...table('people', 'People', records.people),
    ...table('people-documents', 'Documents of people', records.peopleDocuments),
    ...table('documents', 'Documents on file', documents),
  ];
}
