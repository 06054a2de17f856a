import { Box, Button, Checkbox, Span, Table, VisuallyHidden } from '@vcms/ui';
import type { ComponentType, ReactNode } from 'react';
import type { RegisterColumn } from './register-definition.ts';
import { type RegisterState, withConditions } from './register-state.ts';
import type { Selection } from './use-selection.ts';

export interface RegisterTableProps<Row extends { readonly id: string }> {
  /** Names the table. */
  readonly label: string;
  readonly columns: readonly RegisterColumn<Row>[];
  readonly rows: readonly Row[];
  readonly state: RegisterState;
  readonly show: (next: RegisterState) => void;
  /** Which rows are chosen; absent: rows have no boxes. */
  readonly choice?: RowChoice<Row> | undefined;
  /** Has more columns than a laptop's screen holds beside the menu: it scrolls by itself until there is room. */
  readonly scrollable?: boolean | undefined;
  /** Stands around the cells of each row. */
  readonly RowProvider?: RowProviderComponent<Row> | undefined;
}

/** Gives the cells of one row what they share. */
export type RowProviderComponent<Row> = ComponentType<{ readonly row: Row; readonly children: ReactNode }>;

interface RowChoice<Row> {
  readonly selection: Selection<Row>;
  readonly fits: (row: Row) => boolean;
  readonly nameOf: (row: Row) => string;
}

function ChoiceCell<Row>({ row, choice }: { readonly row: Row; readonly choice: RowChoice<Row> }) {
  const { selection, fits, nameOf } = choice;
  return (
    <Table.Cell w="10">
      {fits(row) && (
        <Checkbox.Root
          size="sm"
          verticalAlign="middle"
          checked={selection.has(row)}
          onCheckedChange={() => selection.toggle(row)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label asChild>
            <VisuallyHidden>Choose {nameOf(row)}</VisuallyHidden>
          </Checkbox.Label>
        </Checkbox.Root>
      )}
    </Table.Cell>
  );
}

/** Between the many columns of a broad table. */
const CLOSE = '1.5';

/** Below the shell's bar, which stays in sight. */
const HEADER_TOP = '4.25rem';

type Direction = 'ascending' | 'descending' | undefined;

function directionOf({ sort, descending, search }: RegisterState, column: string | undefined): Direction {
  // A search runs in the order of what it looks at, whatever was chosen before.
  if (column === undefined || column !== sort || search !== '') return undefined;
  return descending ? 'descending' : 'ascending';
}

function SortButton({
  title,
  sort,
  direction,
  state,
  show,
}: {
  readonly title: string;
  readonly sort: string;
  readonly direction: Direction;
  readonly state: RegisterState;
  readonly show: (next: RegisterState) => void;
}) {
  const descending = direction === 'ascending';
  return (
    <Button
      variant="ghost"
      size="xs"
      ms="-2.5"
      fontWeight="semibold"
      color="inherit"
      disabled={state.search !== ''}
      onClick={() => show(withConditions(state, { sort, descending }))}
    >
      {title}
      {direction !== undefined && <Span aria-hidden>{direction === 'ascending' ? '↑' : '↓'}</Span>}
    </Button>
  );
}

function NoRowProvider({ children }: { readonly children: ReactNode }) {
  return children;
}

interface RowCellProps<Row> {
  readonly row: Row;
  readonly column: RegisterColumn<Row>;
  readonly scrollable: boolean;
  readonly isFirst: boolean;
}

function RowCell<Row>({ row, column, scrollable, isFirst }: RowCellProps<Row>) {
  const { cell, value, wide, noWrap } = column;
  return (
    <Table.Cell
      px={scrollable ? CLOSE : undefined}
      whiteSpace={noWrap === true ? 'nowrap' : undefined}
      {...(isFirst ? { as: 'th' as const, scope: 'row', textAlign: 'start' as const } : {})}
      hideBelow={wide === true ? 'md' : undefined}
    >
      {cell === undefined ? value(row) : cell(row)}
    </Table.Cell>
  );
}

/** The rows of one page. The header stays in sight; on narrow screens only the telling columns are shown. */
export function RegisterTable<Row extends { readonly id: string }>(props: RegisterTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    state,
    show,
    choice,
    scrollable = false,
    RowProvider = NoRowProvider,
  } = props;
  // A scroll container would keep the header from sticking to the page; from here on every column has room.
  const roomy = scrollable ? '2xl' : 'lg';
  return (
    <Box
      overflowX={{ base: 'auto', [roomy]: 'clip' }}
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.panel"
      css={{ [roomy]: { '--table-sticky-offset': HEADER_TOP } }}
    >
      <Table.Root size="sm" aria-label={label} stickyHeader tabIndex={-1}>
        <Table.Header>
          <Table.Row bg="bg.muted">
            {choice !== undefined && (
              <Table.ColumnHeader w="10">
                <VisuallyHidden>Choice</VisuallyHidden>
              </Table.ColumnHeader>
            )}
            {columns.map(({ title, sort, wide }) => {
              const direction = directionOf(state, sort);
              return (
                <Table.ColumnHeader
                  key={title}
                  px={scrollable ? CLOSE : undefined}
                  aria-sort={direction}
                  hideBelow={wide === true ? 'md' : undefined}
                >
                  {sort === undefined ? (
                    title
                  ) : (
                    <SortButton title={title} sort={sort} direction={direction} state={state} show={show} />
                  )}
                </Table.ColumnHeader>
              );
            })}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={row.id} verticalAlign={scrollable ? 'top' : undefined}>
              <RowProvider row={row}>
                {choice !== undefined && <ChoiceCell row={row} choice={choice} />}
                {columns.map((column, index) => (
                  <RowCell
                    key={column.title}
                    row={row}
                    column={column}
                    scrollable={scrollable}
                    isFirst={index === 0}
                  />
                ))}
              </RowProvider>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
