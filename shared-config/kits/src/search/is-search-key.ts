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
  if (pressed.altKey || pressed.isComposing || page.querySelector(DIALOGS) !== null) return false;
  if (pressed.ctrlKey || pressed.metaKey) return !pressed.shiftKey && pressed.key.toLowerCase() === 'k';
  return pressed.key === '/' && target?.closest(`${FIELDS}, ${OWN_KEYS}`) == null;
}
