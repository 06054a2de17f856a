import { Checkbox, cellLook, type RowClasses, VisuallyHidden } from '@vcms/ui';
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

interface ChoiceCellProps<Row> {
  readonly row: Row;
  readonly choice: RowChoice<Row>;
  readonly className: string;
}

function ChoiceCell<Row>({ row, choice, className }: ChoiceCellProps<Row>) {
  const { selection, fits, nameOf } = choice;
  return (
    <td className={className}>
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
    </td>
  );
}

interface RowCellProps<Row> {
  readonly row: Row;
  readonly column: RegisterColumn<Row>;
  readonly classes: RowClasses;
  readonly isFirst: boolean;
  readonly isPending: boolean;
}

function RowCell<Row>({ row, column, classes, isFirst, isPending }: RowCellProps<Row>) {
  const Cell = isFirst ? 'th' : 'td';
  return (
    <Cell className={classes[cellLook(column, isFirst)]} scope={isFirst ? 'row' : undefined}>
      {(column.cell ?? column.value)(row)}
      {isFirst && isPending && <SavingMark />}
    </Cell>
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
  readonly classes: RowClasses;
  readonly RowProvider: RowProviderComponent<Row> | undefined;
}

function PlainRow<Row extends { readonly id: string }>(props: RegisterRowProps<Row>) {
  const { row, isPending, columns, choice, classes, RowProvider = NoRowProvider } = props;
  return (
    <tr className={classes.row} data-row={row.id} aria-busy={isPending ? true : undefined}>
      <RowProvider row={row}>
        {choice !== undefined && <ChoiceCell row={row} choice={choice} className={classes.choice} />}
        {columns.map((column, index) => (
          <RowCell
            key={column.title}
            row={row}
            column={column}
            classes={classes}
            isFirst={index === 0}
            isPending={isPending}
          />
        ))}
      </RowProvider>
    </tr>
  );
}

/** One row. A press that changes only the address, the header or another row leaves it as it is drawn. */
export const RegisterRow = memo(PlainRow) as typeof PlainRow;
