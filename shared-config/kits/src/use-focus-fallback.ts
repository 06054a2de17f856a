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

/** Within which a dialog has ended that has left the page. */
const FRAMES = 10;

interface Watch {
  readonly area: HTMLElement;
  /** Places the focus if it is lost. */
  readonly place: () => void;
  readonly stop: () => void;
}

function watchFocus(area: HTMLElement, fallback: (area: HTMLElement) => HTMLElement | null): Watch {
  let last: Element | undefined;
  const { ownerDocument } = area;
  const note = ({ target }: FocusEvent): void => {
    if (target instanceof Element) last = target;
  };
  function place(): void {
    if (last === undefined || !isLost(last)) return;
    const { activeElement, body } = ownerDocument;
    if (activeElement !== null && activeElement !== body && activeElement !== last) return;
    const found = fallback(area);
    if (found === null) return;
    found.focus();
    if (last !== found) repeat(found);
  }
  /** A dialog that is just ending keeps the event to itself: what has the focus then does not know of it, and no arrow key moves it. */
  function repeat(found: HTMLElement, frames = FRAMES): void {
    ownerDocument.defaultView?.requestAnimationFrame(() => {
      if (ownerDocument.activeElement !== found || last === found) return;
      found.blur();
      found.focus();
      if (last !== found && frames > 1) repeat(found, frames - 1);
    });
  }
  const observer = new MutationObserver(place);
  // The whole body: a dialog stands outside of the area, and its end may come after its opener has gone.
  observer.observe(ownerDocument.body, CHANGES);
  area.addEventListener('focusin', note);
  return {
    area,
    place,
    stop() {
      observer.disconnect();
      area.removeEventListener('focusin', note);
    },
  };
}

/**
 * Gives the focus a place when what had it last leaves the area or can no longer have it, such as a button of a row that was
 * decided: otherwise the next key would begin at the top of the page, and a screen reader would say nothing (WCAG 2.4.3).
 * Whoever has moved on keeps the focus. While there is no place yet, the next change of the area is waited for.
 */
export function useFocusFallback(
  area: RefObject<HTMLElement | null>,
  fallback: (area: HTMLElement) => HTMLElement | null,
): void {
  const watch = useRef<Watch>(undefined);

  // After every commit: the area may come later than the component.
  useEffect(() => {
    if (watch.current?.area !== area.current) {
      watch.current?.stop();
      watch.current = area.current === null ? undefined : watchFocus(area.current, fallback);
    }
    watch.current?.place();
  });

  useEffect(
    () => () => {
      watch.current?.stop();
      watch.current = undefined;
    },
    [],
  );
}
