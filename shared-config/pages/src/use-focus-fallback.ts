import { type RefObject, useEffect, useRef } from 'react';

function isLost(element: Element): boolean {
  return !element.isConnected || element.matches(':disabled');
}

/** What can take the focus away: elements that leave, and buttons that stop working. */
const CHANGES: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['disabled'],
};

/**
 * Gives the focus a place when what had it last leaves the area or can no longer have it, such as a button of a row that was
 * decided: otherwise the next key would begin at the top of the page, and a screen reader would say nothing (WCAG 2.4.3).
 * Whoever has moved on keeps the focus. While there is no place yet, the next change of the area is waited for.
 */
export function useFocusFallback(
  area: RefObject<HTMLElement | null>,
  fallback: (area: HTMLElement) => HTMLElement | null,
): void {
  const last = useRef<Element>(undefined);
  const place = useRef<() => void>(undefined);

  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const { ownerDocument } = element;
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof Element) last.current = target;
    };
    place.current = () => {
      if (last.current === undefined || !isLost(last.current)) return;
      const { activeElement, body } = ownerDocument;
      if (activeElement !== null && activeElement !== body && activeElement !== last.current) return;
      fallback(element)?.focus();
    };
    const observer = new MutationObserver(() => place.current?.());
    observer.observe(element, CHANGES);
    element.addEventListener('focusin', note);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', note);
    };
  }, [area, fallback]);

  // A dialog that closes stands outside of the area, and leaves the focus nowhere when its opener has gone meanwhile.
  useEffect(() => {
    place.current?.();
  });
}
