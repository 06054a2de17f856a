import { Button, CLOSE, PRESSED_ROWS, Span, Table, useRowClasses, VisuallyHidden } from '@vcms/ui';
import { memo } from 'react';
import { pressRow } from './press-row.ts';
import type { RegisterColumn } from './register-definition.ts';
import { RegisterRow, type RowChoice, type RowProviderComponent } from './register-row.tsx';
import { type RegisterState, withConditions } from './register-state.ts';
import { ScrollFrame } from './scroll-frame.tsx';

export interface RegisterTableProps<Row extends { readonly id: string }> {
  /** Names the table. */
  readonly label: string;
  readonly columns: readonly RegisterColumn<Row>[];
  readonly rows: readonly Row[];
  /** The ids of rows that show what the server has not confirmed yet. */
  readonly pending?: ReadonlySet<string> | undefined;
  readonly state: RegisterState;
  readonly show: (next: RegisterState) => void;
  /** Which rows are chosen; absent: rows have no boxes. */
  readonly choice?: RowChoice<Row> | undefined;
  /** Has so many columns that they stand close. */
  readonly scrollable?: boolean | undefined;
  /** Stands around the cells of each row. */
  readonly RowProvider?: RowProviderComponent<Row> | undefined;
}

type Direction = 'ascending' | 'descending' | undefined;

const OPPOSITE = { ascending: 'descending', descending: 'ascending' } as const;

function directionOf({ sort, descending, search }: RegisterState, column: string | undefined): Direction {
  // A search runs in the order of what it looks at, whatever was chosen before.
  if (column === undefined || column !== sort || search !== '') return undefined;
  return descending ? 'descending' : 'ascending';
}

/** Which way the values run that the column shows. */
function shownDirection(direction: Direction, isAge = false): Direction {
  return direction === undefined || !isAge ? direction : OPPOSITE[direction];
}

function SortButton({
  title,
  sort,
  direction,
  isAge,
  state,
  show,
}: {
  readonly title: string;
  readonly sort: string;
  readonly direction: Direction;
  readonly isAge: boolean | undefined;
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
      {direction !== undefined && (
        <Span aria-hidden>{shownDirection(direction, isAge) === 'ascending' ? '↑' : '↓'}</Span>
      )}
    </Button>
  );
}

function PlainTable<Row extends { readonly id: string }>(props: RegisterTableProps<Row>) {
  const { label, columns, rows, pending, state, show, choice, scrollable = false, RowProvider } = props;
  const classes = useRowClasses(scrollable);
  // Boxes to choose by stand before what a row is called.
  const nameColumn = choice === undefined ? 1 : 2;
  return (
    <ScrollFrame label={label} pinnedColumn={scrollable ? nameColumn : undefined}>
      <Table.Root size="sm" aria-label={label} stickyHeader tabIndex={-1}>
        <Table.Header>
          <Table.Row bg="bg.muted">
            {choice !== undefined && (
              <Table.ColumnHeader w="10">
                <VisuallyHidden>Choice</VisuallyHidden>
              </Table.ColumnHeader>
            )}
            {columns.map(({ title, sort, isAge, wide }) => {
              const direction = directionOf(state, sort);
              return (
                <Table.ColumnHeader
                  key={title}
                  px={scrollable ? CLOSE : undefined}
                  aria-sort={shownDirection(direction, isAge)}
                  hideBelow={wide === true ? 'md' : undefined}
                >
                  {sort === undefined ? (
                    title
                  ) : (
                    <SortButton {...{ title, sort, direction, isAge, state, show }} />
                  )}
                </Table.ColumnHeader>
              );
            })}
          </Table.Row>
        </Table.Header>
        <Table.Body css={PRESSED_ROWS} onClick={pressRow}>
          {rows.map((row) => (
            <RegisterRow
              key={row.id}
              row={row}
              isPending={pending?.has(row.id) === true}
              columns={columns}
              choice={choice}
              classes={classes}
              RowProvider={RowProvider}
            />
          ))}
        </Table.Body>
      </Table.Root>
    </ScrollFrame>
  );
}

/**
 * The rows of one page, each pressed as a whole. The header stays in sight; on narrow screens only the telling columns are shown.
 * What changes beside it, such as the open row, leaves it as it is drawn.
 */
export const RegisterTable = memo(PlainTable) as typeof PlainTable;
