type Control = HTMLInputElement | HTMLButtonElement;

/** What somebody has begun at a control of the first form. */
interface Begun {
  readonly value: string;
  /** undefined: the browser does not tell, as in a field for addresses; the caret then stands at the end. */
  readonly selection: readonly [start: number, end: number] | undefined;
  readonly isFocused: boolean;
  readonly isToggled: boolean;
  readonly isPressed: boolean;
}

/**
 * Notes what stands in the first form, for the page that is about to take its place: the answer enters it there, control by control, and the
 * first form keeps nothing. undefined: there is no first form. Between the two calls no event may be handled, or a letter would be lost.
 */
export function holdFirstForm(root: HTMLElement): (() => void) | undefined {
  const first = root.querySelector('[data-first]');
  if (first === null) return undefined;
  const controls = controlsIn(first);
  const begun = controls.map(noteOf);
  return () => {
    for (const control of controls) if (control instanceof HTMLInputElement) control.value = '';
    root.ownerDocument.querySelector('style[data-first-style]')?.remove();
    const next = controlsIn(root);
    // Another page has come instead: one that says why the app cannot start, for instance.
    if (next.length !== begun.length) return;
    for (const [at, control] of next.entries()) enter(control, begun[at]);
    // Only then is everything in its place that a press is about.
    for (const [at, control] of next.entries()) if (begun[at]?.isPressed) control.click();
  };
}

function controlsIn(place: Element): readonly Control[] {
  return [...place.querySelectorAll<Control>('input, button')];
}

function noteOf(control: Control): Begun {
  const { value, dataset, ownerDocument } = control;
  const [start, end] =
    control instanceof HTMLInputElement ? [control.selectionStart, control.selectionEnd] : [null, null];
  return {
    value,
    selection: start === null || end === null ? undefined : [start, end],
    isFocused: ownerDocument.activeElement === control,
    isToggled: dataset.toggled !== undefined,
    // A finger that is still down would be lifted over another element: no press would come of it.
    isPressed: dataset.pressed !== undefined || dataset.held !== undefined,
  };
}

function enter(control: Control, begun: Begun | undefined): void {
  if (begun === undefined) return;
  if (begun.isToggled) control.click();
  if (begun.isFocused) control.focus({ preventScroll: true });
  if (!(control instanceof HTMLInputElement) || begun.value === '') return;
  // As if it were typed: the app hears of it, and begins to load what comes after the sign-in.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, begun.value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (begun.selection !== undefined && control.selectionStart !== null)
    control.setSelectionRange(...begun.selection);
}
