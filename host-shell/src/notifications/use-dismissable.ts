import { type RefObject, useEffect } from 'react';

/** Elements that open the panel: a press on them is not a press outside. */
const OPENER = '[data-notification-bell]';

/** Calls `onDismiss` on Escape and on a press outside of a panel that leaves the page usable. */
export function useDismissable(panel: RefObject<HTMLElement | null>, onDismiss: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A tooltip or dialog above has taken the key already.
      if (event.key === 'Escape' && !event.defaultPrevented) onDismiss();
    };
    const onPointerDown = (event: PointerEvent) => {
      const target = event.target;
      if (!(target instanceof Element) || panel.current?.contains(target)) return;
      if (target.closest(OPENER) === null && target.closest('[role=alert], [role=status]') === null)
        onDismiss();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [panel, onDismiss]);
}
