import { Box, POINTED_AT } from '@vcms/ui';
import { type ReactNode, useRef } from 'react';
import { MORE, ROOMY, useMarkRoom } from './use-mark-room.ts';

/** Below the shell's bar, which stays in sight. */
const HEADER_TOP = '4.25rem';

/**
 * Sideways by itself where it does not fit; else the header sticks to the page. The recipe's variable for that would be
 * inherited by each cell, so every row would be looked at again once the frame is measured.
 */
const FRAME = {
  overflowX: 'auto',
  [`&[${ROOMY}]`]: { overflowX: 'clip' },
  [`&[${ROOMY}] > table > thead > tr`]: { top: HEADER_TOP },
  '&:focus-visible': { outlineOffset: '-2px' },
};

/** A shadow at the edge behind which columns stand, on whichever side the text ends. */
const EDGE = {
  [`&:has(> [${MORE}])`]: { position: 'relative', overflow: 'clip' },
  [`&:has(> [${MORE}])::after`]: {
    content: '""',
    position: 'absolute',
    insetBlock: '3',
    insetInlineEnd: '0',
    zIndex: '3',
    boxShadow: '0 0 10px 4px {colors.border.emphasized}',
    pointerEvents: 'none',
  },
};

/** A window in which a list of its own height is no cage. */
const TALL = '@media (min-width: 48em) and (min-height: 40em)';

/** Whom a row is about stays in sight while the rest scrolls, on a phone in a third of the room; and what a column is about. */
function pinned(column: number) {
  const header = `thead > tr > th:nth-of-type(${column})`;
  const names = `:is(${header}, tbody > tr > th)`;
  return {
    [`&:not([${ROOMY}])`]: {
      // What takes the focus must not stand behind the names or the header.
      scrollPaddingInlineStart: { base: '8rem', sm: '14rem' },
      // Opaque, as rows are not: what scrolls goes by behind them.
      [`& ${names}`]: { position: 'sticky', insetInlineStart: '0', zIndex: '2', bg: 'bg.panel' },
      [`& ${header}`]: { bg: 'bg.muted' },
      '& > table > thead > tr': { zIndex: '3' },
      '& tbody > tr:hover > th': POINTED_AT,
      [`& ${names}::after`]: {
        content: '""',
        position: 'absolute',
        insetBlock: '0',
        insetInlineEnd: '0',
        borderInlineEndWidth: '1px',
      },
      // A frame that scrolls sideways keeps its header, so it has to be the one that scrolls up and down as well.
      [TALL]: { maxHeight: 'calc(100dvh - 6rem)', scrollPaddingBlockStart: '3rem' },
    },
  };
}

export interface ScrollFrameProps {
  /** What stands in it. */
  readonly label: string;
  /** Which column, from 1, stays in sight where the table does not fit; absent: none does. */
  readonly pinnedColumn?: number | undefined;
  readonly children: ReactNode;
}

/** The frame of a table. One that fits looks as if nothing could scroll. */
export function ScrollFrame({ label, pinnedColumn, children }: ScrollFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useMarkRoom(frame, label);
  const css = pinnedColumn === undefined ? FRAME : { ...FRAME, ...pinned(pinnedColumn) };
  return (
    <Box css={EDGE}>
      <Box ref={frame} borderWidth="1px" borderRadius="lg" bg="bg.panel" css={css}>
        {children}
      </Box>
    </Box>
  );
}
