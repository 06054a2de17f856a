import { Checkbox, Table, VisuallyHidden } from '@vcms/ui';
import { type ComponentType, memo, type ReactNode } from 'react';
import { SavingMark } from '../pending/saving-mark.tsx';
import type { RegisterColumn } from './register-definition.ts';
import type { Selection } from './use-selection.ts';

/** Gives the cells of one row what they share. */
export type RowProviderComponent<Row> = ComponentType<{ readonly row: Row; readonly children: ReactNode }>;

export interface RowChoice<Row> {
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
export const CLOSE = '1.5';

/** 42 px, so that a finger hits a row; two lines still fit in. */
const ROW_HEIGHT = '12';

interface RowCellProps<Row> {
  readonly row: Row;
  readonly column: RegisterColumn<Row>;
  readonly scrollable: boolean;
  readonly isFirst: boolean;
  readonly isPending: boolean;
}

function RowCell<Row>({ row, column, scrollable, isFirst, isPending }: RowCellProps<Row>) {
  const { cell, value, wide, noWrap } = column;
  return (
    <Table.Cell
      h={ROW_HEIGHT}
      py="1"
      px={scrollable ? CLOSE : undefined}
      whiteSpace={noWrap === true ? 'nowrap' : undefined}
      {...(isFirst ? { as: 'th' as const, scope: 'row', textAlign: 'start' as const } : {})}
      hideBelow={wide === true ? 'md' : undefined}
    >
      {cell === undefined ? value(row) : cell(row)}
      {isFirst && isPending && <SavingMark />}
    </Table.Cell>
  );
}

function NoRowProvider({ children }: { readonly children: ReactNode }) {
  return children;
}

export interface RegisterRowProps<Row extends { readonly id: string }> {
  readonly row: Row;
  /** It shows what the server has not confirmed yet. */
  readonly isPending: boolean;
  readonly columns: readonly RegisterColumn<Row>[];
  readonly choice: RowChoice<Row> | undefined;
  readonly scrollable: boolean;
  readonly RowProvider: RowProviderComponent<Row> | undefined;
}

function PlainRow<Row extends { readonly id: string }>(props: RegisterRowProps<Row>) {
  const { row, isPending, columns, choice, scrollable, RowProvider = NoRowProvider } = props;
  return (
    <Table.Row data-row={row.id} aria-busy={isPending ? true : undefined} verticalAlign="middle">
      <RowProvider row={row}>
        {choice !== undefined && <ChoiceCell row={row} choice={choice} />}
        {columns.map((column, index) => (
          <RowCell
            key={column.title}
            row={row}
            column={column}
            scrollable={scrollable}
            isFirst={index === 0}
            isPending={isPending}
          />
        ))}
      </RowProvider>
    </Table.Row>
  );
}

/** One row. A press that changes only the address, the header or another row leaves it as it is drawn. */
export const RegisterRow = memo(PlainRow) as typeof PlainRow;
