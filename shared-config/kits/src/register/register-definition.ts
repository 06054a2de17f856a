import type { PageRequest, ParsedDocument } from '@vcms/data';
import type { CsvColumn } from '@vcms/domain';
import { foldedWords, matchesWords, wordToFind } from '@vcms/domain';
import type { Firestore, Query } from 'firebase/firestore';
import type { ComponentType, ReactNode } from 'react';
import type { BulkAction } from './bulk-action.ts';
import type { ExportedRows } from './export-rows.ts';
import type { RegisterPanelComponent } from './register-panel.ts';
import type { RowProviderComponent } from './register-row.tsx';
import type { RegisterCursor, RegisterShape, RegisterState } from './register-state.ts';

/** Rows on a page (domain 4, rules for every page). */
export const PAGE_SIZE = 25;

export interface RegisterColumn<Row> extends CsvColumn<Row> {
  /** What the cell shows; the exported value when absent. */
  readonly cell?: (row: Row) => ReactNode;
  /** The sort that a press on the title asks for. */
  readonly sort?: string;
  /** Shows how long ago it was by which the sort goes: the earliest is the largest, so what is shown runs the other way. */
  readonly isAge?: boolean;
  /** False: the exported file has no such column. */
  readonly inFile?: boolean;
  /** False: only the exported file has such a column. */
  readonly onScreen?: boolean;
  /** True where the row has nothing to say here; default: its value is empty. */
  readonly isEmpty?: (row: Row) => boolean;
  /** Left out on narrow screens, where the row's own page shows it. */
  readonly wide?: boolean;
  /** Stays on one line, such as a date. */
  readonly noWrap?: boolean;
}

export interface FilterControlProps {
  /** '' for all. */
  readonly value: string;
  readonly choose: (value: string) => void;
}

interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Values of the field that it stands for; default: its own. Not of a list. */
  readonly anyOf?: readonly string[];
}

/** A condition on one field of the documents: one of a few values, or an id that a control of its own chooses. */
export type RegisterFilter<Row = unknown> = {
  readonly name: string;
  readonly label: string;
  /** The field is a list, called so, that must hold the value; else the field is called like the filter. */
  readonly list?: string;
  /** Whether a row's list holds a value: beside a search by words the rows that came are tried by it. */
  readonly holds?: (row: Row, value: string) => boolean;
} & ({ readonly options: readonly FilterOption[] } | { readonly control: ComponentType<FilterControlProps> });

/** One sort: a field of the documents, and how a row names its place in it. */
interface RegisterSort<Row> {
  readonly field: string;
  readonly label: string;
  readonly type: 'text' | 'time';
  readonly cursorValue: (row: Row) => string | number;
}

/** What a button for a file of the list is given. */
export interface FileButtonProps<Row> {
  readonly state: RegisterState;
  /** Every row of the filtered list. May reject with what Firestore throws, or when the signal aborts. */
  readonly load: (signal: AbortSignal) => Promise<Omit<ExportedRows<Row>, 'columns'>>;
}

/** A list of one kind of record, page by page from the server. */
export interface RegisterDefinition<Row extends { readonly id: string }> {
  /** Names the saved views. */
  readonly name: string;
  /** What the rows are, in the plural and in small letters: companies. */
  readonly noun: string;
  /** The path of a row's record: what is done with it shows at once. Absent: it shows when the record has changed. */
  readonly pathOf?: (row: Row) => string;
  readonly base: (firestore: Firestore) => Query<ParsedDocument<Row>>;
  readonly columns: readonly RegisterColumn<Row>[];
  readonly filters: readonly RegisterFilter<Row>[];
  /** By name; the first is the default, and holds the text that the search looks at where it knows no words. */
  readonly sorts: Readonly<Record<string, RegisterSort<Row>>>;
  /** The default order begins with the last. */
  readonly descends?: boolean;
  /** What can be done with several rows at once; without it rows have no boxes. */
  readonly bulk?: BulkAction<Row>;
  /** The table has so many columns that they stand close. */
  readonly scrollable?: boolean;
  /** The user chooses the columns; those without a value on the page are hidden until then. */
  readonly choosesColumns?: boolean;
  /** What a row opens beside the list: its first cell holds a `RecordLink`. Without it, rows lead where their links lead. */
  readonly Panel?: RegisterPanelComponent<Row>;
  /** Reads for the cells of a row what they share. */
  readonly RowProvider?: RowProviderComponent<Row>;
  /** Further columns of the exported file, which need reads of their own. Rejects as they do, or when the signal aborts. */
  readonly readFileColumns?: (
    rows: readonly Row[],
    firestore: Firestore,
    signal: AbortSignal,
  ) => Promise<readonly CsvColumn<Row>[]>;
  /** Another file of the filtered list, beside its CSV. */
  readonly FileButton?: ComponentType<FileButtonProps<Row>>;
  /** Absent: the list has no search. */
  readonly searchLabel?: string;
  /** The name whose words the search finds, in records that carry `nameWords`; absent: it finds beginnings. */
  readonly searchedName?: (row: Row) => string;
}

/** Rows looked at for one page where the server cannot narrow down by all that was asked. */
const SIFTED = 100;

export function shapeOf<Row extends { readonly id: string }>({
  filters,
  sorts,
  descends = false,
}: RegisterDefinition<Row>): RegisterShape {
  const [first, ...others] = Object.keys(sorts);
  if (first === undefined) throw new Error('A register needs a sort.');
  return {
    filters: Object.fromEntries(
      filters.map((filter) => [
        filter.name,
        'options' in filter ? filter.options.map(({ value }) => value) : 'id',
      ]),
    ),
    sorts: [first, ...others],
    descends,
  };
}

/** The sort in force: a search for beginnings runs in the order of what it looks at. */
function sortOf<Row extends { readonly id: string }>(
  definition: RegisterDefinition<Row>,
  { search, sort }: RegisterState,
): RegisterSort<Row> {
  const [first] = shapeOf(definition).sorts;
  const found =
    definition.sorts[search === '' || definition.searchedName !== undefined ? sort : first] ??
    definition.sorts[first];
  if (found === undefined) throw new Error('A register needs a sort.');
  return found;
}

function conditionsOf<Row extends { readonly id: string }>(
  { filters }: RegisterDefinition<Row>,
  state: RegisterState,
): Pick<PageRequest, 'filters' | 'anyOf' | 'holding'> {
  const all = Object.entries(state.filters).map(([name, value]) => {
    const filter = filters.find((one) => one.name === name);
    const options = filter !== undefined && 'options' in filter ? filter.options : [];
    const anyOf = options.find((option) => option.value === value)?.anyOf;
    return { field: filter?.list ?? name, isList: filter?.list !== undefined, value, anyOf };
  });
  const chosen = all.filter(({ anyOf }) => anyOf === undefined);
  const anyOf = Object.fromEntries(
    all.flatMap(({ field, anyOf: values }) => (values === undefined ? [] : [[field, values]])),
  );
  const of = (isList: boolean) =>
    Object.fromEntries(
      chosen.filter((one) => one.isList === isList).map(({ field, value }) => [field, value]),
    );
  return { filters: of(false), anyOf, holding: of(true) };
}

/** The word by which the server narrows a search down: it can look into one list of a record only. */
function searchedWord<Row extends { readonly id: string }>(
  { searchedName }: RegisterDefinition<Row>,
  { search }: RegisterState,
): string | undefined {
  return searchedName === undefined ? undefined : wordToFind(search);
}

/** What the server did not ask of the rows, to try them by when they have come; undefined: it asked everything. */
export function sieveOf<Row extends { readonly id: string }>(
  definition: RegisterDefinition<Row>,
  state: RegisterState,
): ((row: Row) => boolean) | undefined {
  const { searchedName, filters } = definition;
  if (searchedName === undefined || searchedWord(definition, state) === undefined) return undefined;
  const lists = filters.flatMap(({ name, list, holds }) => {
    const value = state.filters[name];
    return list === undefined || holds === undefined || value === undefined ? [] : [{ holds, value }];
  });
  if (lists.length === 0 && foldedWords(state.search).length === 1) return undefined;
  return (row) =>
    matchesWords(searchedName(row), state.search) && lists.every(({ holds, value }) => holds(row, value));
}

export function pageRequestOf<Row extends { readonly id: string }>(
  definition: RegisterDefinition<Row>,
  state: RegisterState,
): PageRequest {
  const { field, type } = sortOf(definition, state);
  const { search, descending, cursor } = state;
  const order = { field, type, descending };
  const { filters, anyOf, holding } = conditionsOf(definition, state);
  const word = searchedWord(definition, state);
  const size = sieveOf(definition, state) === undefined ? PAGE_SIZE : SIFTED;
  const asked = { filters, anyOf, order, cursor, size };
  if (definition.searchedName === undefined) return { ...asked, holding, search };
  return { ...asked, holding: word === undefined ? holding : {}, word, search: '' };
}

/** The place of a row, from which the next or the previous page is asked for. */
export function cursorAt<Row extends { readonly id: string }>(
  definition: RegisterDefinition<Row>,
  state: RegisterState,
  side: RegisterCursor['side'],
  row: Row,
): RegisterCursor {
  return { side, value: sortOf(definition, state).cursorValue(row), id: row.id };
}
