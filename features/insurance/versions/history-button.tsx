import type { Policy } from '@vcms/domain';
import { ReadingDialog } from '@vcms/kits';
import { Button, LoadingBlock, VisuallyHidden } from '@vcms/ui';
import { lazy, Suspense, useState } from 'react';
import type { HistoryViewProps } from './history-view.tsx';

/** Few look at it: it comes when somebody does. */
const HistoryView = lazy(async () => ({ default: (await import('./history-view.tsx')).HistoryView }));

/** A first draft has no history. */
export function hasHistory({ state, version }: Pick<Policy, 'state' | 'version'>): boolean {
  return state !== 'draft' || version > 1;
}

export interface HistoryDialogProps extends HistoryViewProps {
  readonly onClose: () => void;
}

/** What was submitted of a policy over time, with decisions and differences. */
export function HistoryDialog({ onClose, ...props }: HistoryDialogProps) {
  return (
    <ReadingDialog title={`History of policy ${props.policy.policyNumber}`} size="lg" onClose={onClose}>
      <Suspense fallback={<LoadingBlock label="Loading the history" rows={6} />}>
        <HistoryView {...props} />
      </Suspense>
    </ReadingDialog>
  );
}

/** Opens the history of a policy. */
export function HistoryButton(props: HistoryViewProps) {
  const [isOpen, setOpen] = useState(false);
  const { policyNumber } = props.policy;
  if (!hasHistory(props.policy)) return null;
  return (
    <>
      <Button size="xs" variant="outline" data-print="hide" onClick={() => setOpen(true)}>
        History<VisuallyHidden>: policy {policyNumber}</VisuallyHidden>
      </Button>
      {isOpen && <HistoryDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
