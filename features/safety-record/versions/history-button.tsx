import { ReadingDialog } from '@vcms/kits';
import { Button, LoadingBlock, VisuallyHidden } from '@vcms/ui';
import { lazy, Suspense, useState } from 'react';
import type { HistoryViewProps } from './history-view.tsx';

/** Few look at it: it comes when somebody does. */
const HistoryView = lazy(async () => ({ default: (await import('./history-view.tsx')).HistoryView }));

export interface HistoryButtonProps extends HistoryViewProps {
  /** OSHA year 2025. */
  readonly name: string;
}

/** Opens what was submitted of a record over time, with decisions and differences; a first draft has no history. */
export function HistoryButton({ name, ...props }: HistoryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { state, version } = props.subject.record;
  if (state === 'draft' && version === 1) return null;
  return (
    <>
      <Button size="xs" variant="outline" data-print="hide" onClick={() => setOpen(true)}>
        History<VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      {isOpen && (
        <ReadingDialog title={`History of ${name}`} size="lg" onClose={() => setOpen(false)}>
          <Suspense fallback={<LoadingBlock label="Loading the history" rows={6} />}>
            <HistoryView {...props} />
          </Suspense>
        </ReadingDialog>
      )}
    </>
  );
}
