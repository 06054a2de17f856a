import { Box, Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface ScrollingTableProps {
  /** Names the table, and the part that scrolls. */
  readonly label: string;
  /** Rows as `Table.Header` and `Table.Body`. */
  readonly children: ReactNode;
}

/** A small table in a frame that scrolls sideways by itself, so that a narrow page never does. */
export function ScrollingTable({ label, children }: ScrollingTableProps) {
  return (
    <Box
      borderWidth="1px"
      borderRadius="lg"
      overflowX="auto"
      // Keeps what is hidden for the eye inside, which else widens the page.
      position="relative"
      // A part that scrolls must be reachable by keyboard.
      tabIndex={0}
      role="group"
      aria-label={`${label}, table`}
    >
      <Table.Root size="sm" aria-label={label} fontVariantNumeric="tabular-nums">
        {children}
      </Table.Root>
    </Box>
  );
}
