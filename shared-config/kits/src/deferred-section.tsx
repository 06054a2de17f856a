import { type PreloadablePage, RemoteErrorBoundary, useLog } from '@vcms/sdk';
import { Box, LoadingBlock } from '@vcms/ui';
import { Suspense, useEffect, useState } from 'react';

export interface DeferredSectionProps {
  /** Made with lazyWithRetry. */
  readonly part: PreloadablePage;
  /** What is on its way, for assistive technology. */
  readonly label: string;
  /** Height that is kept until its code is there, so that what stands below does not move; a size of the design system. */
  readonly minH: string;
}

/** Parts whose code has come, or has failed to: they are drawn with their page. */
const there = new WeakSet<PreloadablePage>();

/** A part of a page whose code is asked for once the page itself is painted. */
export function DeferredSection({ part: Part, label, minH }: DeferredSectionProps) {
  const [isThere, setThere] = useState(() => there.has(Part));
  const log = useLog();
  useEffect(() => {
    let isMounted = true;
    void Part.preload().then(() => {
      there.add(Part);
      if (isMounted) setThere(true);
    });
    return () => {
      isMounted = false;
    };
  }, [Part]);
  const waiting = <LoadingBlock label={`Loading ${label}`} rows={8} />;
  return (
    <Box minW="0" minH={isThere ? undefined : minH}>
      <RemoteErrorBoundary log={log} level={2}>
        <Suspense fallback={waiting}>{isThere ? <Part /> : waiting}</Suspense>
      </RemoteErrorBoundary>
    </Box>
  );
}
