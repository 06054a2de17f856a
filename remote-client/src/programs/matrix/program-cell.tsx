import { formatDate, type Item, scoreOf } from '@vcms/domain';
import { ComplianceChip } from '@vcms/kits';
import { Button, Stack, Text, VisuallyHidden } from '@vcms/ui';

export interface ProgramCellProps {
  readonly item: Item | undefined;
  /** What the cell is about, for those who hear it. */
  readonly name: string;
  readonly onShow: (item: Item) => void;
}

/** A program of one contractor: its score and status, which lead to the findings. */
export function ProgramCell({ item, name, onShow }: ProgramCellProps) {
  if (item === undefined) {
    return (
      <Text color="fg.muted" textStyle="xs">
        Not required
      </Text>
    );
  }
  const until = item.dueOn ?? item.facts?.validUntil;
  return (
    <Stack gap="1" align="flex-start">
      <Button size="xs" variant="ghost" ms="-2" onClick={() => onShow(item)}>
        {scoreOf(item) ?? 'No score'}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      <ComplianceChip status={item.status} />
      {until !== undefined && (
        <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap">
          until {formatDate(until)}
        </Text>
      )}
    </Stack>
  );
}
