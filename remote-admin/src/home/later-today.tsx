import { lazyWithRetry } from '@vcms/sdk';
import { Suspense, useEffect, useState } from 'react';

const TodaySection = lazyWithRetry(async () => (await import('@vcms/calendar/today')).TodaySection);

/** The first events of today; its code is asked for once the page is painted. Nothing stands there until then. */
export function LaterToday() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let isMounted = true;
    void TodaySection.preload().then(() => {
      if (isMounted) setThere(true);
    });
    return () => {
      isMounted = false;
    };
  }, []);
  if (!isThere) return null;
  return (
    <Suspense fallback={null}>
      <TodaySection />
    </Suspense>
  );
}
