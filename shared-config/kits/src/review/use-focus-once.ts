import { type RefObject, useEffect } from 'react';

/** After a decision the next policy opens: nothing has the focus then, so its heading takes it. */
export function useFocusOnce(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    area.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [area]);
}
