import type { CalendarDate } from '@vcms/domain';
import { Box, VisuallyHidden } from '@vcms/ui';
import type { ReactNode } from 'react';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export interface DayTableProps {
  /** What the table shows: November 2026. */
  readonly title: string;
  /** Rows of seven days, Sunday first. */
  readonly weeks: readonly (readonly CalendarDate[])[];
  readonly cell: (date: CalendarDate) => ReactNode;
}

/** Weeks as a table with a column for each day of the week. */
export function DayTable({ title, weeks, cell }: DayTableProps) {
  return (
    <Box as="table" w="full" tableLayout="fixed" borderCollapse="collapse">
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {DAYS.map((day) => (
            <Box
              as="th"
              key={day}
              borderWidth="1px"
              bg="bg.muted"
              py="1.5"
              textStyle="sm"
              {...{ scope: 'col' }}
            >
              <Box as="span" hideBelow="md">
                {day}
              </Box>
              <Box as="span" hideFrom="md">
                <span aria-hidden="true">{day.slice(0, 2)}</span>
                <VisuallyHidden>{day}</VisuallyHidden>
              </Box>
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>{week.map(cell)}</tr>
        ))}
      </tbody>
    </Box>
  );
}
