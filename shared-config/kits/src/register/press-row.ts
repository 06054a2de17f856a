import type { MouseEvent } from 'react';
import { linkOfRow } from './place-in-register.ts';

/** What does something of its own when it is pressed. */
const CONTROLS = 'a, button, input, label, select, textarea';

/**
 * A plain press anywhere in a row follows the row's link. Who selects text, presses a control or a dialog that a cell has
 * opened, or asks for another tab, is left alone.
 */
export function pressRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  if (target.closest(CONTROLS) !== null || (window.getSelection()?.toString() ?? '') !== '') return;
  const link = linkOfRow(target.closest('tr'));
  link?.focus({ preventScroll: true });
  link?.click();
}
