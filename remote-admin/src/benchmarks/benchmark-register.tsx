import { type CheckedRecord, recordsOf } from '@vcms/data';
import { readerDate } from '@vcms/domain';
import { DayCell } from '@vcms/kits';
import { RecordLink, type RegisterColumn, type RegisterDefinition } from '@vcms/kits/register';
import { VisuallyHidden } from '@vcms/ui';

export type StoredBenchmark = Extract<CheckedRecord<'benchmarks'>, { readonly ok: true }>['value'];

/** A table of the BLS need not have every rate. */
function rateColumn(
  title: string,
  rateOf: (benchmark: StoredBenchmark) => string | null,
): RegisterColumn<StoredBenchmark> {
  return {
    title,
    value: (benchmark) => rateOf(benchmark) ?? '',
    cell: (benchmark) =>
      rateOf(benchmark) ?? (
        <>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>No rate</VisuallyHidden>
        </>
      ),
  };
}

const COLUMNS: readonly RegisterColumn<StoredBenchmark>[] = [
  {
    title: 'NAICS',
    sort: 'naics',
    value: ({ naics }) => naics,
    cell: ({ id, naics }) => <RecordLink id={id}>{naics}</RecordLink>,
  },
  { title: 'Industry', value: ({ title }) => title ?? '' },
  { title: 'Year', value: ({ year }) => String(year) },
  rateColumn('TRIR', ({ trir }) => trir),
  rateColumn('DART', ({ dart }) => dart),
  rateColumn('LTIR', ({ ltir }) => ltir),
  { title: 'Source', wide: true, value: ({ source }) => source ?? 'Not recorded' },
  {
    title: 'Last change',
    sort: 'updatedAt',
    wide: true,
    noWrap: true,
    value: ({ record }) => (record.updatedAt === undefined ? '' : readerDate(record.updatedAt)),
    cell: ({ record }) => <DayCell day={record.updatedAt} />,
  },
];

/** Tables of so many years are offered as a filter. */
const YEARS = 12;

/** Rates of industries, one page from the server; built once, so that the list keeps its listener. */
export function benchmarkRegister(thisYear: number): RegisterDefinition<StoredBenchmark> {
  return {
    name: 'benchmarks',
    noun: 'benchmarks',
    searchLabel: 'Search by NAICS code or industry',
    searchedName: ({ naics, year, title = '' }) => `${naics} ${year} ${title}`,
    base: (firestore) => recordsOf(firestore, 'benchmarks'),
    columns: COLUMNS,
    filters: [
      {
        name: 'year',
        label: 'Year',
        // The words of a record hold its year; no NAICS code begins with 20.
        list: 'nameWords',
        holds: ({ year }, value) => String(year) === value,
        options: Array.from({ length: YEARS }, (_, back) => String(thisYear - 1 - back)).map((year) => ({
          value: year,
          label: year,
        })),
      },
    ],
    sorts: {
      naics: { field: 'naics', label: 'NAICS', type: 'text', cursorValue: ({ naics }) => naics },
      updatedAt: {
        field: 'updatedAt',
        label: 'Last change',
        type: 'time',
        cursorValue: ({ record }) => record.updatedAt?.getTime() ?? 0,
      },
    },
  };
}
