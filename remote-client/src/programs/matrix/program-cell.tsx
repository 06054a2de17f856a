import { type Item, scoreOf } from '@vcms/domain';
import { ComplianceChip } from '@vcms/kits';
import { validityOf } from '@vcms/programs/model';
import { Button, Stack, Text, VisuallyHidden } from '@vcms/ui';

export interface ProgramCellProps {
  readonly item: Item | undefined;
  /** What the cell is about, for those who hear it. */
  readonly name: string;
  readonly onShow: (item: Item) => void;
}

/** A program of one contractor: its score and status, which lead to the findings, and until when they count. */
export function ProgramCell({ item, name, onShow }: ProgramCellProps) {
  if (item === undefined) {
    return (
      <Text color="fg.muted" textStyle="xs">
        Not required
      </Text>
    );
  }
  const validity = validityOf(item);
  return (
    <Stack gap="1" align="flex-start">
      <Button size="xs" variant="ghost" ms="-2" onClick={() => onShow(item)}>
        {scoreOf(item) ?? 'No score'}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      <ComplianceChip status={item.status} />
      {validity !== undefined && (
        <Text textStyle="xs" color="fg.muted" maxW="6rem">
          {validity}
        </Text>
      )}
    </Stack>
  );
}
