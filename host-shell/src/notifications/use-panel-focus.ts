import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const DISMISS = 'button[data-dismiss]';

/** The place that takes focus after the item at `index` has gone: the next item, else the last one, else the heading. */
function focusAfterRemoval(panel: HTMLElement, index: number): void {
  const buttons = panel.querySelectorAll<HTMLElement>(DISMISS);
  const target = buttons[index] ?? buttons[buttons.length - 1] ?? panel.querySelector<HTMLElement>('h2');
  target?.focus();
}

/**
 * Focus of the notification panel (shell-behaviour 5.6): on opening the first dismiss button or the heading, on closing
 * the bell. Returns the function that a dismissal calls with the index of its item.
 */
export function usePanelFocus(
  panel: RefObject<HTMLElement | null>,
  itemCount: number,
): (index: number) => void {
  const removed = useRef<number | undefined>(undefined);

  // With the panel and not after it: a key pressed as soon as it stands must not reach the bell.
  useLayoutEffect(() => {
    if (panel.current !== null) focusAfterRemoval(panel.current, 0);
  }, [panel]);

  // After the panel and not with it: React gives focus back to what had it before a commit, the page pressed for one.
  useEffect(() => {
    const opened = panel.current;
    return () => {
      const active = document.activeElement;
      // A click on the bare page puts focus on `main`, which is no control: nothing was chosen.
      const isNowhere = active === null || active === document.body || active.tagName === 'MAIN';
      const wasInside = isNowhere || opened?.contains(active) === true;
      if (wasInside) document.querySelector<HTMLElement>('[data-notification-bell]')?.focus();
    };
  }, [panel]);

  // Runs again by its dependencies: runs when the list has lost its item.
  useLayoutEffect(() => {
    if (removed.current === undefined || panel.current === null) return;
    focusAfterRemoval(panel.current, removed.current);
    removed.current = undefined;
  }, [itemCount, panel]);

  return (index) => {
    removed.current = index;
  };
}
