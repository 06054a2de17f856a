type Control = HTMLInputElement | HTMLButtonElement;

const FIRST = '[data-first]';

/**
 * Waits until a page takes the first form's place, and enters there, control by control, what somebody has begun. The browser calls it
 * after React's commit and before the next event, so no letter is lost between; the first form keeps nothing.
 */
export function carryOnFrom(root: HTMLElement): void {
  const observer = new MutationObserver((records) => {
    const gone = records.flatMap(({ removedNodes }) => [...removedNodes]);
    const first = gone.find((node) => node instanceof HTMLElement && node.matches(FIRST));
    if (first === undefined) return;
    observer.disconnect();
    root.ownerDocument.querySelector('style[data-first-style]')?.remove();
    const before = controlsIn(first as HTMLElement);
    const now = controlsIn(root);
    // Another page may have come instead: one that says why the app cannot start, for instance.
    if (now.length === before.length) carryOn(before, now);
    for (const control of before) if (control instanceof HTMLInputElement) control.value = '';
  });
  observer.observe(root, { childList: true });
}

function controlsIn(place: Element): readonly Control[] {
  return [...place.querySelectorAll<Control>('input, button')];
}

function carryOn(before: readonly Control[], now: readonly Control[]): void {
  const pairs = before.flatMap((old, at) => {
    const control = now[at];
    return control === undefined ? [] : [{ marks: old.dataset, old, control }];
  });
  for (const { marks, old, control } of pairs) {
    if (marks.toggled !== undefined) control.click();
    if (marks.focused !== undefined) control.focus({ preventScroll: true });
    if (old instanceof HTMLInputElement && control instanceof HTMLInputElement && old.value !== '')
      enter(control, old);
  }
  // Only now is everything in its place that a press is about. A finger that is still down would be lifted over another element: no press would come of it.
  for (const { marks, control } of pairs)
    if (marks.pressed !== undefined || marks.held !== undefined) control.click();
}

/** As if it were typed: the app hears of it, and begins to load what comes after the sign-in. */
function enter(control: HTMLInputElement, old: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, old.value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  const { selectionStart: start, selectionEnd: end } = old;
  // A field for addresses does not tell: its caret stands at the end.
  if (start !== null && control.selectionStart !== null) control.setSelectionRange(start, end);
}
