import { RENDER_ERROR_EVENT, type RemoteLogger } from '@vcms/contract';
import { useEffect } from 'react';

export interface RemoteErrorPanelProps {
  readonly error: Error;
  readonly log: RemoteLogger;
}

/** Last resort below the design system itself: plain markup that needs no provider. */
export function RemoteErrorPanel({ error, log }: RemoteErrorPanelProps) {
  useEffect(() => log.error(RENDER_ERROR_EVENT, error), [error, log]);
  return (
    <div role="alert">
      <h1>This area stopped working.</h1>
      <p>Reload the page. If it happens again, contact support.</p>
    </div>
  );
}
