import { ActionDialog, useTrustedCall } from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { useState } from 'react';
import { seenAtOf } from './benchmark-form.ts';
import type { StoredBenchmark } from './benchmark-register.tsx';

export interface RemoveDialogProps {
  readonly benchmark: StoredBenchmark;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before the rates of an industry go. */
export function RemoveDialog({ benchmark, onClose, onRemoved }: RemoveDialogProps) {
  const [opened] = useState(benchmark);
  const [problem, setProblem] = useState<string>();
  const { busy, call } = useTrustedCall('benchmarksSave');
  const notify = useNotify();
  const { naics, year } = opened;

  async function remove(): Promise<void> {
    setProblem(undefined);
    const change = { naics, year, seenAt: seenAtOf(opened), rates: null };
    const result = await call({ changes: [change], reason: 'Removed by hand' });
    if (result.kind !== 'done') return setProblem(result.message);
    notify.show({ kind: 'success', message: `${naics}, ${year} was removed.` });
    onRemoved();
  }

  return (
    <ActionDialog
      title={`Remove ${naics}, ${year}?`}
      role="alertdialog"
      verb="Remove"
      busyText="Removing"
      isDanger
      {...{ busy, problem, onClose }}
      onSubmit={() => void remove()}
    >
      <Text>
        From tonight, contractors of this industry are held to an older year or a wider industry. Without one,
        limits by industry do not apply to them.
      </Text>
    </ActionDialog>
  );
}
