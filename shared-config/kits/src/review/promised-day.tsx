import { formatDate } from '@vcms/domain';
import { Text } from '@vcms/ui';
import type { QueueRow } from './queue-row.ts';

/** The day by which the decision is promised. */
export function PromisedDay({ row }: { readonly row: Pick<QueueRow, 'isOverdue' | 'promisedOn'> }) {
  if (!row.isOverdue) return formatDate(row.promisedOn);
  return (
    <Text as="span" color="fg.error" fontWeight="semibold">
      {formatDate(row.promisedOn)}
      <Text textStyle="xs">Overdue</Text>
    </Text>
  );
}
