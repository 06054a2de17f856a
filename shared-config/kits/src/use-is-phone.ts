import { useSyncExternalStore } from 'react';

/** Below the breakpoint from which wide columns are shown. */
const PHONE = '(width < 48em)';

let list: MediaQueryList | undefined;

/** One list for all that ask: each rendering asks twice. */
function media(): MediaQueryList | undefined {
  // Not every document that a page is tried in has screens.
  if (typeof window.matchMedia === 'function') list ??= window.matchMedia(PHONE);
  return list;
}

function subscribe(onChange: () => void): () => void {
  const phone = media();
  phone?.addEventListener('change', onChange);
  return () => phone?.removeEventListener('change', onChange);
}

/** True on narrow screens: for what must stand in one place or another, and not in both. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => media()?.matches ?? false);
}
