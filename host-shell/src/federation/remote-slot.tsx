import { Box, LoadingBlock, Text } from '@vcms/ui';
import { useLayoutEffect, useRef } from 'react';
import { useStore } from '../store/use-store.ts';
import { RemoteFallback } from './remote-fallback.tsx';
import type { RemoteRuntime } from './remote-runtime.ts';

export interface RemoteSlotProps {
  readonly runtime: Pick<RemoteRuntime, 'status' | 'slotElement' | 'retry' | 'menu'>;
  /** True when the path is no route of the remote: it stays mounted but is not shown. */
  readonly hidden?: boolean;
  /** Development builds: forgets the overrides of this tab. */
  readonly resetOverride?: (() => void) | undefined;
}

/** The place of the session's remote: skeleton while it loads, fallback page when it cannot be shown. */
export function RemoteSlot({ runtime, hidden = false, resetOverride }: RemoteSlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const { phase, slow, failure } = useStore(runtime.status);
  const hasMenu = useStore(runtime.menu) !== undefined;
  const isLoading = phase !== 'ready' && phase !== 'failed';

  // React owns the place, the runtime owns the element: neither touches the other's nodes.
  useLayoutEffect(() => {
    const { slotElement } = runtime;
    place.current?.append(slotElement);
    return () => slotElement.remove();
  }, [runtime]);

  return (
    // As high as the window while it loads, so that the footer is not pushed away in front of the reader's eyes.
    <Box hidden={hidden} aria-busy={isLoading} minH={isLoading ? '100dvh' : undefined}>
      {isLoading && <LoadingBlock label="Loading the page" />}
      {isLoading && slow && (
        <Text mt="4" color="fg.muted" role="status">
          Still loading. This takes longer than usual.
        </Text>
      )}
      {phase === 'failed' && failure !== undefined && (
        <RemoteFallback
          failure={failure}
          hasMenu={hasMenu}
          onRetry={() => void runtime.retry()}
          resetOverride={resetOverride}
        />
      )}
      <Box ref={place} hidden={phase !== 'ready'} />
    </Box>
  );
}
