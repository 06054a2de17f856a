import { type TableLook, useTableClasses } from '../theme/use-look.ts';

/** Between the many columns of a broad table. */
export const CLOSE = '1.5';

/** 42 px, so that a finger hits a row; two lines still fit in. */
const ROW_HEIGHT = '12';

/** Whether it is what the row is called, is left out on narrow screens, stays on one line. */
type CellLook = `${'name' | 'cell'}${'' | '-wide'}${'' | '-line'}`;
type RowLook = 'row' | 'choice' | CellLook;

/** The classes of a row and of what stands in it: one for each kind, not for each cell. */
export type RowClasses = Readonly<Record<RowLook, string>>;

/** Which look a cell has. */
export function cellLook(
  { wide, noWrap }: { readonly wide?: boolean; readonly noWrap?: boolean },
  isFirst: boolean,
): CellLook {
  return `${isFirst ? 'name' : 'cell'}${wide === true ? '-wide' : ''}${noWrap === true ? '-line' : ''}`;
}

function looksOf(isClose: boolean): Readonly<Record<RowLook, TableLook>> {
  const cells = [true, false].flatMap((isFirst) =>
    [true, false].flatMap((wide) =>
      [true, false].map((noWrap): readonly [CellLook, TableLook] => {
        const look = {
          h: ROW_HEIGHT,
          py: '1',
          px: isClose ? CLOSE : undefined,
          whiteSpace: noWrap ? 'nowrap' : undefined,
          // Dates and figures stand below one another.
          fontVariantNumeric: noWrap ? 'tabular-nums' : undefined,
          textAlign: isFirst ? ('start' as const) : undefined,
          hideBelow: wide ? 'md' : undefined,
        };
        return [cellLook({ wide, noWrap }, isFirst), ['cell', look]];
      }),
    ),
  );
  return {
    ...(Object.fromEntries(cells) as Record<CellLook, TableLook>),
    row: ['row', { verticalAlign: 'middle' }],
    choice: ['cell', { w: '10' }],
  };
}

const ROOMY_LOOKS = looksOf(false);
const CLOSE_LOOKS = looksOf(true);

/** The classes of a table's rows: its columns have room, or stand close. */
export function useRowClasses(isClose: boolean): RowClasses {
  return useTableClasses(isClose ? CLOSE_LOOKS : ROOMY_LOOKS);
}

/**
 * A row under the pointer. `bg` would hand a variable down to all that stands in the row, which makes the browser find the style
 * of each part anew (17 ms for 250 parts) whenever another row scrolls under the pointer. An image hands nothing down.
 */
export const POINTED_AT = {
  backgroundImage: 'linear-gradient({colors.bg.subtle}, {colors.bg.subtle})',
} as const;

/** Of the body of a table whose rows are pressed as a whole. */
export const PRESSED_ROWS = {
  '& > tr:hover': POINTED_AT,
  '& > tr:has(> th a[href])': { cursor: 'pointer' },
} as const;
