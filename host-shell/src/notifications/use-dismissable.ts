import { type RefObject, useLayoutEffect } from 'react';

/** Elements that open the panel: a press on them is not a press outside. */
const OPENER = '[data-notification-bell]';

/**
 * Calls `onDismiss` on Escape and on a click outside of a panel that leaves the page usable. On the click and not on
 * the press before it: by then the browser has moved focus, and the panel may hand it back.
 */
export function useDismissable(panel: RefObject<HTMLElement | null>, onDismiss: () => void): void {
  // With the panel and not after it: Escape pressed as soon as it stands closes it.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A tooltip or dialog above has taken the key already.
      if (event.key === 'Escape' && !event.defaultPrevented) onDismiss();
    };
    const onClick = (event: MouseEvent) => {
      const target = event.target;
      if (!(target instanceof Element) || panel.current?.contains(target)) return;
      if (target.closest(OPENER) === null && target.closest('[role=alert], [role=status]') === null)
        onDismiss();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick, true);
    };
  }, [panel, onDismiss]);
}
