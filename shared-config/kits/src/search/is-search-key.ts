const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
/** Roles whose own keys include letters, and dialogs, which nothing opens above. */
const OWN_KEYS = '[role="menu"], [role="listbox"], [role="combobox"]';
const DIALOGS = '[role="dialog"], [role="alertdialog"]';

export type PressedSearchKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/** Whether a key opens the search: Ctrl+K or Cmd+K anywhere, a slash where nothing is typed; never above a dialog. */
export function isSearchKey(pressed: PressedSearchKey, target: Element | null, page: ParentNode): boolean {
  if (pressed.altKey || pressed.isComposing) return false;
  const { key } = pressed;
  const isChord = pressed.ctrlKey || pressed.metaKey;
  const isKey = isChord ? !pressed.shiftKey && key.toLowerCase() === 'k' : key === '/';
  // Last, since it looks through the page: whoever types would pay for it with each key.
  return isKey && (isChord || isOutsideFields(target)) && page.querySelector(DIALOGS) === null;
}

function isOutsideFields(target: Element | null): boolean {
  return target?.closest(`${FIELDS}, ${OWN_KEYS}`) == null;
}
