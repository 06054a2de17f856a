import { Box, Button, Span, Table, Text, VisuallyHidden } from '@vcms/ui';
import { useRef } from 'react';
import { pressRow } from './press-row.ts';
import type { RegisterColumn } from './register-definition.ts';
import { CLOSE, RegisterRow, type RowChoice, type RowProviderComponent } from './register-row.tsx';
import { type RegisterState, withConditions } from './register-state.ts';
import { ROOMY, useMarkRoom } from './use-mark-room.ts';

export interface RegisterTableProps<Row extends { readonly id: string }> {
  /** Names the table. */
  readonly label: string;
  readonly columns: readonly RegisterColumn<Row>[];
  readonly rows: readonly Row[];
  readonly state: RegisterState;
  readonly show: (next: RegisterState) => void;
  /** Which rows are chosen; absent: rows have no boxes. */
  readonly choice?: RowChoice<Row> | undefined;
  /** Has so many columns that they stand close. */
  readonly scrollable?: boolean | undefined;
  /** Stands around the cells of each row. */
  readonly RowProvider?: RowProviderComponent<Row> | undefined;
}

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

/** Sideways by itself where it does not fit; else the header sticks to the page. */
const FRAME = {
  overflowX: 'auto',
  [`&[${ROOMY}]`]: { overflowX: 'clip', '--table-sticky-offset': HEADER_TOP },
};

/** In a broad table that does not fit, whom a row is about stays in sight. */
const PINNED = {
  [`&:not([${ROOMY}]) :is(thead > tr > th:first-of-type, tbody > tr > th)`]: {
    position: 'sticky',
    insetInlineStart: '0',
    zIndex: '1',
    borderInlineEndWidth: '1px',
  },
  [`&:not([${ROOMY}]) thead > tr > th:first-of-type`]: { bg: 'bg.muted', zIndex: '2' },
  [`&:not([${ROOMY}]) tbody > tr > th`]: { bg: 'bg.panel' },
  [`&:not([${ROOMY}]) tbody > tr:hover > th`]: { bg: 'bg.subtle' },
};

const BODY = {
  '& > tr:hover': { bg: 'bg.subtle' },
  '& > tr:has(> th a[href])': { cursor: 'pointer' },
};

/** Says that there is more to the right; not where the table, which follows, fits in. */
function ScrollHint() {
  return (
    <Text
      textStyle="xs"
      color="fg.muted"
      textAlign="end"
      mb="1"
      data-print="hide"
      css={{ [`&:has(+ [${ROOMY}])`]: { display: 'none' } }}
    >
      More columns to the right: scroll the table sideways <Span aria-hidden>→</Span>
    </Text>
  );
}

/** The rows of one page, each pressed as a whole. The header stays in sight; on narrow screens only the telling columns are shown. */
export function RegisterTable<Row extends { readonly id: string }>(props: RegisterTableProps<Row>) {
  const { label, columns, rows, state, show, choice, scrollable = false, RowProvider } = props;
  const frame = useRef<HTMLDivElement>(null);
  useMarkRoom(frame);
  // A column of boxes stands before the names: then nothing is pinned.
  const isPinned = scrollable && choice === undefined;
  return (
    <>
      {isPinned && <ScrollHint />}
      <Box
        ref={frame}
        borderWidth="1px"
        borderRadius="lg"
        bg="bg.panel"
        css={isPinned ? { ...FRAME, ...PINNED } : FRAME}
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
          <Table.Body css={BODY} onClick={pressRow}>
            {rows.map((row) => (
              <RegisterRow
                key={row.id}
                row={row}
                columns={columns}
                choice={choice}
                scrollable={scrollable}
                RowProvider={RowProvider}
              />
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </>
  );
}
