import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { readAddress } from './address.ts';
import { applyLook } from './apply-look.ts';
import { GalleryFrame } from './gallery-frame.tsx';
import { GalleryView } from './gallery-view.tsx';

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** One view as its address says, or the frame that shows views beside switches. */
export function GalleryPage() {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const { view, scheme, direction } = readAddress(hash);
  useLayoutEffect(() => applyLook({ scheme, direction }, document.documentElement), [scheme, direction]);
  useEffect(() => {
    // Menus and dialogs find their places after the first drawing.
    let next = requestAnimationFrame(() => {
      next = requestAnimationFrame(() => {
        document.documentElement.dataset.shown = hash;
      });
    });
    return () => cancelAnimationFrame(next);
  }, [hash]);
  return view === undefined ? <GalleryFrame /> : <GalleryView key={view} view={view} />;
}
