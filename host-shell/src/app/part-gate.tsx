import { type ReactNode, useEffect } from 'react';
import { LoadingScreen } from '../auth/loading-screen.tsx';
import { useStore } from '../store/use-store.ts';
import type { PartLoader } from './part-loader.ts';
import { StartFailure } from './start-failure.tsx';

export interface PartGateProps<T> {
  readonly loader: PartLoader<T>;
  readonly children: (part: T) => ReactNode;
  /** Stands in while the part loads; a sign for the whole page unless given. */
  readonly loading?: ReactNode;
  /** Says that the part did not arrive; for the whole page unless given. */
  readonly renderFailure?: (onRetry: () => void) => ReactNode;
}

/** Shows what needs a part of the shell once it is there; until then a loading sign, and a way on when it failed. */
export function PartGate<T>({ loader, children, loading, renderFailure }: PartGateProps<T>) {
  const state = useStore(loader.store);
  useEffect(() => {
    if (state.kind === 'absent') loader.load();
  }, [loader, state.kind]);
  // A lost connection is nobody's decision: when it is back, the part comes by itself.
  useEffect(() => {
    if (state.kind !== 'failed') return;
    window.addEventListener('online', loader.load);
    return () => window.removeEventListener('online', loader.load);
  }, [loader, state.kind]);
  switch (state.kind) {
    case 'ready':
      return children(state.part);
    case 'failed':
      return renderFailure !== undefined ? (
        renderFailure(loader.load)
      ) : (
        <StartFailure
          title="This site could not be loaded completely"
          description="Check your connection and try again. If this happens again, contact support."
          action="Try again"
          onAction={loader.load}
        />
      );
    case 'absent':
      return loading ?? <LoadingScreen />;
  }
}
