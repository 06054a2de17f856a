import type { Standing } from '@vcms/data';
import { type Item, STATUS_LABELS } from '@vcms/domain';
import { Button, Flex } from '@vcms/ui';
import { useState } from 'react';
import { ComplianceChip } from '../compliance-chip.tsx';
import { WhyDialog } from './why-dialog.tsx';
import type { Reader } from './why-words.ts';

export interface StandingChipProps {
  readonly standing: Standing;
  /** The other company's name. */
  readonly name: string;
  readonly reader: Reader;
  /** Where the reader can see to an item. */
  readonly pathOf: (item: Item) => string | undefined;
  /** The status stands above already: only the question why. */
  readonly isBare?: boolean;
}

/** A status and the button that says why (domain section 4). Live: an open answer follows the record. */
export function StandingChip({ standing, name, reader, pathOf, isBare = false }: StandingChipProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Flex align="center" gap="1" flexShrink="0">
      {!isBare && <ComplianceChip status={standing.overall} />}
      <Button
        variant="ghost"
        size="xs"
        aria-haspopup="dialog"
        aria-label={`Why? ${name}, ${STATUS_LABELS[standing.overall]}`}
        onClick={() => setOpen(true)}
      >
        Why?
      </Button>
      {isOpen && (
        <WhyDialog
          standing={standing}
          name={name}
          reader={reader}
          pathOf={pathOf}
          onClose={() => setOpen(false)}
        />
      )}
    </Flex>
  );
}
