import type { CalendarDate } from '@vcms/domain';
import { Box, Stack } from '@vcms/ui';
import { type ReactNode, useState } from 'react';
import { DRAGGED } from './entry-chip.tsx';

export interface DayCellProps {
  readonly date: CalendarDate;
  readonly isToday: boolean;
  /** Of another month than the one shown. */
  readonly isOutside: boolean;
  readonly minH: string;
  readonly onDropped: (entryId: string, date: CalendarDate) => void;
  readonly children: ReactNode;
}

/** A day of a table; an event can be dropped on it. */
export function DayCell({ date, isToday, isOutside, minH, onDropped, children }: DayCellProps) {
  const [isOver, setOver] = useState(false);
  return (
    <Box
      as="td"
      borderWidth="1px"
      p={{ base: '0.5', md: '1' }}
      verticalAlign="top"
      bg={isOver ? 'bg.emphasized' : isToday ? 'bg.info' : isOutside ? 'bg' : 'bg.panel'}
      aria-current={isToday ? 'date' : undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const entryId = event.dataTransfer.getData(DRAGGED);
        if (entryId !== '') onDropped(entryId, date);
      }}
    >
      <Stack gap="1" minH={minH}>
        {children}
      </Stack>
    </Box>
  );
}
