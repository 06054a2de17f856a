import { Text } from '@vcms/ui';
import { DayCell } from '../day-cell.tsx';
import type { QueueRow } from './queue-row.ts';

/** The day by which the decision is promised. */
export function PromisedDay({ row }: { readonly row: Pick<QueueRow, 'isOverdue' | 'promisedOn'> }) {
  const day = <DayCell day={row.promisedOn} />;
  if (!row.isOverdue) return day;
  return (
    <Text as="span" color="fg.error" fontWeight="semibold">
      {day}
      <Text textStyle="xs">Overdue</Text>
    </Text>
  );
}
