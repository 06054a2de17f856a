import type { DataFailure } from '@vcms/data';
import { ErrorPanel } from '@vcms/ui';

export interface FailurePanelProps {
  readonly failure: DataFailure;
  readonly retry: () => void;
}

const NEXT_STEPS: Readonly<Partial<Record<DataFailure['kind'], string>>> = {
  denied: 'Ask an admin if you need it for your work.',
};

/** Data that could not be read, with what to do next. Asking again does not help against a refusal. */
export function FailurePanel({ failure, retry }: FailurePanelProps) {
  const description = NEXT_STEPS[failure.kind];
  return (
    <ErrorPanel
      title={failure.message}
      description={description}
      onRetry={failure.kind === 'denied' ? undefined : retry}
    />
  );
}
