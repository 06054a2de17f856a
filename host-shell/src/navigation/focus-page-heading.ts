function makeFocusable(element: HTMLElement): HTMLElement {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  return element;
}

function headingIn(region: HTMLElement): HTMLElement | null {
  return region.querySelector<HTMLElement>('h1');
}

/** Focus rests where we or the browser left it; a user who has moved on is not pulled back. */
function focusIsAdrift(region: HTMLElement): boolean {
  const { activeElement, body } = region.ownerDocument;
  return activeElement === null || activeElement === body || activeElement === region;
}

/** What happened to focus: `move` moves it to the heading, `keep` only reports the heading's text. */
export type HeadingFocus = 'move' | 'keep';

/**
 * Finds the h1 of a page region, moves focus to it and reports its text. A page whose code is still loading has
 * no h1 yet: then the region itself holds focus until the h1 appears. Returns the function that stops waiting.
 */
export function focusPageHeading(
  region: HTMLElement,
  focus: HeadingFocus,
  onHeading: (text: string) => void,
): () => void {
  const settle = (heading: HTMLElement, wanted: boolean) => {
    if (wanted) makeFocusable(heading).focus({ preventScroll: true });
    onHeading(heading.textContent?.trim() ?? '');
  };
  const present = headingIn(region);
  if (present !== null) {
    settle(present, focus === 'move');
    return () => {};
  }
  if (focus === 'move') makeFocusable(region).focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const late = headingIn(region);
    if (late === null) return;
    observer.disconnect();
    settle(late, focus === 'move' && focusIsAdrift(region));
  });
  observer.observe(region, { childList: true, subtree: true });
  return () => observer.disconnect();
}
