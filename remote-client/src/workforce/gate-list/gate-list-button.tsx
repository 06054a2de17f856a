import { useLog, useSession } from '@vcms/sdk';
import { Button, Icon } from '@vcms/ui';
import type { GateList } from '@vcms/workforce/gate-list';
import { useEffect, useState } from 'react';
import type { OwnTerms } from '../manager/use-own-terms.ts';
import { browserDevice, type GateDevice } from './device.ts';
import { GateListDialog } from './gate-list-dialog.tsx';

export interface GateListButtonProps {
  readonly terms: OwnTerms;
  readonly now: () => Date;
  /** The site that the page is filtered by; '' for all. */
  readonly site: string;
  /** Where lists are kept; another one in tests. */
  readonly device?: GateDevice | undefined;
}

/** Opens the dialog that takes the gate list; on the way, a list of somebody who was signed in before is erased. */
export function GateListButton({ terms, now, site, device }: GateListButtonProps) {
  const { userId } = useSession();
  const log = useLog();
  const [used] = useState(() => device ?? browserDevice(window));
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    async function eraseForeign(): Promise<void> {
      const kept = (await used?.store.read()) as Partial<GateList> | undefined;
      if (kept !== undefined && kept.uid !== userId) await used?.store.erase();
    }
    eraseForeign().catch((cause: unknown) => log.error('gate-list.not-erased', cause));
  }, [used, userId, log]);

  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <Icon name="download" /> Take the gate list offline
      </Button>
      {isOpen && <GateListDialog {...{ terms, now, site }} device={used} onClose={() => setOpen(false)} />}
    </>
  );
}
