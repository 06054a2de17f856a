import { useSyncExternalStore } from 'react';

/** Below the breakpoint from which wide columns are shown. */
const PHONE = '(width < 48em)';

function media(): MediaQueryList | undefined {
  // Not every document that a page is tried in has screens.
  return typeof window.matchMedia === 'function' ? window.matchMedia(PHONE) : undefined;
}

function subscribe(onChange: () => void): () => void {
  const list = media();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** True on narrow screens: for what must stand in one place or another, and not in both. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => media()?.matches ?? false);
}
