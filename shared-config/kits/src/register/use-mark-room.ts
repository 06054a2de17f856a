import { type RefObject, useLayoutEffect } from 'react';

/** Set on a frame whose table has room in it. */
export const ROOMY = 'data-roomy';

/**
 * Marks a frame as long as its table fits in. Only then may the header stick to the page: a frame that scrolls sideways would
 * keep it inside. The mark is set past React, so that a frame that grows renders nothing anew.
 */
export function useMarkRoom(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = frame.current;
    const table = box?.querySelector('table');
    // Not every document that a page is tried in has a layout.
    if (box === null || table === null || table === undefined || typeof ResizeObserver !== 'function')
      return undefined;
    const mark = () => box.toggleAttribute(ROOMY, table.offsetWidth <= box.clientWidth);
    const observer = new ResizeObserver(mark);
    observer.observe(box);
    observer.observe(table);
    return () => observer.disconnect();
  }, [frame]);
}
