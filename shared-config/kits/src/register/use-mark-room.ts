import { type RefObject, useLayoutEffect } from 'react';
import { roomOf } from './table-room.ts';

/** Set on a frame whose table has room in it. */
export const ROOMY = 'data-roomy';
/** Set on a frame with columns behind its far edge. */
export const MORE = 'data-more';

/** A frame that scrolls is reached by Tab and scrolled by the arrow keys, and says what it is (WCAG 2.1.1). */
function markRegion(box: HTMLElement, label: string | undefined): void {
  const marks = { role: 'region', tabindex: '0', 'aria-label': label };
  for (const [name, value] of Object.entries(marks)) {
    if (label === undefined || value === undefined) box.removeAttribute(name);
    // What is written is looked at again by style and by assistive technology, and this runs as the frame scrolls.
    else if (box.getAttribute(name) !== value) box.setAttribute(name, value);
  }
}

/**
 * Marks a frame as long as its table fits in. Only then may the header stick to the page: a frame that scrolls sideways would
 * keep it inside. The marks are set past React, so that a frame that grows renders nothing anew.
 */
export function useMarkRoom(frame: RefObject<HTMLElement | null>, label: string): void {
  useLayoutEffect(() => {
    const box = frame.current;
    const table = box?.querySelector('table');
    // Not every document that a page is tried in has a layout.
    if (box === null || table === null || table === undefined || typeof ResizeObserver !== 'function')
      return undefined;
    const mark = () => {
      const { fits, hasMore } = roomOf(table.offsetWidth, box.clientWidth, box.scrollLeft);
      box.toggleAttribute(ROOMY, fits);
      box.toggleAttribute(MORE, hasMore);
      markRegion(box, fits ? undefined : `${label}, scrolls sideways`);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(box);
    observer.observe(table);
    box.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', mark);
    };
  }, [frame, label]);
}
