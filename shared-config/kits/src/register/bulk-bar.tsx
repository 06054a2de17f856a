import { Button, HStack, Text } from '@vcms/ui';
import { useState } from 'react';
import type { BulkAction } from './bulk-action.ts';
import { BulkDialog } from './bulk-dialog.tsx';

export interface BulkBarProps<Row> {
  readonly action: BulkAction<Row>;
  /** The chosen rows. */
  readonly rows: readonly Row[];
  readonly clear: () => void;
}

/** How many rows are chosen, and what can be done with them. */
export function BulkBar<Row extends { readonly id: string }>({ action, rows, clear }: BulkBarProps<Row>) {
  const [asked, setAsked] = useState<readonly Row[]>();
  function close(): void {
    setAsked(undefined);
    clear();
  }
  return (
    <>
      {rows.length > 0 && (
        <HStack mb="3" gap="3" flexWrap="wrap" role="group" aria-label="Chosen rows">
          <Text fontWeight="medium" role="status">
            {rows.length} chosen
          </Text>
          <Button
            size="sm"
            variant="outline"
            colorPalette={action.isDanger === true ? 'red' : undefined}
            onClick={() => setAsked(rows)}
          >
            {action.label}
          </Button>
          <Button size="sm" variant="ghost" onClick={clear}>
            Clear selection
          </Button>
        </HStack>
      )}
      {asked !== undefined && 'Form' in action && <action.Form rows={asked} onClose={close} />}
      {asked !== undefined && 'run' in action && <BulkDialog action={action} rows={asked} onClose={close} />}
    </>
  );
}
