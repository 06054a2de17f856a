import type { Standing } from '@vcms/data';
import { type InsuranceLine, LINE_LABELS, STATUS_LABELS } from '@vcms/domain';
import { ComplianceChip } from '@vcms/kits';
import type { Reader } from '@vcms/kits/standing';
import { WhyDialog } from '@vcms/kits/standing';
import { Button } from '@vcms/ui';
import { useState } from 'react';
import { lineStanding } from './line-standing.ts';

export interface LineStatusProps {
  readonly standing: Standing;
  readonly line: InsuranceLine;
  readonly reader: Reader;
  /** Where something can be done about the line; undefined: on the page that shows it. */
  readonly path?: string | undefined;
}

/** A line's status, and the button that says why. */
export function LineStatus({ standing, line, reader, path }: LineStatusProps) {
  const [isOpen, setOpen] = useState(false);
  const { status, items } = lineStanding(standing, line);
  const name = `${standing.contractorName}, ${LINE_LABELS[line]}`;
  return (
    <>
      <ComplianceChip status={status} />
      <Button
        variant="ghost"
        size="xs"
        aria-haspopup="dialog"
        aria-label={`Why? ${name}, ${STATUS_LABELS[status]}`}
        onClick={() => setOpen(true)}
      >
        Why?
      </Button>
      {isOpen && (
        <WhyDialog
          standing={{ ...standing, overall: status, items, readinessPct: undefined, nextChangeOn: undefined }}
          name={name}
          reader={reader}
          pathOf={() => path}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
