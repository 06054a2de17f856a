import type { DataFailure } from '@vcms/data';
import { ErrorPanel } from '@vcms/ui';
import { useEffect } from 'react';

export interface FailurePanelProps {
  readonly failure: DataFailure;
  readonly retry: () => void;
}

const NEXT_STEPS: Readonly<Partial<Record<DataFailure['kind'], string>>> = {
  denied: 'Ask an admin if you need it for your work.',
};

/**
 * Data that could not be read, with what to do next. Asking again does not help against a refusal; what could not be
 * reached is asked for again by itself once the connection is back.
 */
export function FailurePanel({ failure, retry }: FailurePanelProps) {
  const { kind, message } = failure;
  useEffect(() => {
    if (kind !== 'unreachable') return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [kind, retry]);
  return (
    <ErrorPanel
      title={message}
      description={NEXT_STEPS[kind]}
      onRetry={kind === 'denied' ? undefined : retry}
    />
  );
}
