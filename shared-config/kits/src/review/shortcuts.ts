import type { ReviewTopic } from './review-topic.ts';

/** What a single key does in the workbench. */
export type ShortcutCommand = 'take' | 'accept' | 'return' | 'reject' | 'next' | 'extend' | 'help';

const KEYS: readonly {
  readonly key: string;
  readonly command: ShortcutCommand;
  readonly does: (topic: Pick<ReviewTopic, 'noun' | 'accept'>) => string;
}[] = [
  { key: 't', command: 'take', does: ({ noun }) => `Claim the ${noun} for review` },
  { key: 'e', command: 'extend', does: () => 'Extend your time by 15 minutes' },
  { key: 'a', command: 'accept', does: ({ accept }) => accept.verb },
  { key: 'r', command: 'return', does: () => 'Open the findings' },
  { key: 'x', command: 'reject', does: () => 'Reject, after confirmation' },
  { key: 'n', command: 'next', does: ({ noun }) => `Next ${noun} in the queue` },
  { key: '?', command: 'help', does: () => 'Show these shortcuts' },
];

/** Every key with what it does. */
export function shortcutsOf(
  topic: Pick<ReviewTopic, 'noun' | 'accept' | 'mayReject'>,
): readonly { readonly key: string; readonly does: string }[] {
  const own = KEYS.filter(({ command }) => command !== 'reject' || topic.mayReject !== false);
  return own.map(({ key, does }) => ({ key, does: does(topic) }));
}

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const FIELDS = 'input, textarea, select, [contenteditable="true"]';
/** Roles whose own keys include letters (WCAG 2.1.4 and the authoring practices). */
const OWN_KEYS = '[role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]';

/** The command of a key pressed inside the workbench; undefined: the key is not ours. */
export function commandOf(pressed: PressedKey, target: Element | null): ShortcutCommand | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  if (target?.closest(`${FIELDS}, ${OWN_KEYS}`) != null) return undefined;
  return KEYS.find(({ key }) => key === pressed.key.toLowerCase())?.command;
}
