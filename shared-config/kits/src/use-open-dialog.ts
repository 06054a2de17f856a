import { useCallback, useState } from 'react';

/** What a page's dialog is about, undefined while none is open; how one is opened; how the one that is open now is closed. */
export type OpenDialog<Work> = readonly [
  work: Work | undefined,
  open: (work: Work) => void,
  close: () => void,
];

/**
 * The one dialog of a page. Whoever leaves a dialog while it is still saving may have another open when the server
 * answers: the `close` that the first was given leaves the second alone, and what is typed there.
 */
export function useOpenDialog<Work>(): OpenDialog<Work> {
  const [shown, setShown] = useState<{ readonly work: Work }>();
  const open = useCallback((work: Work) => setShown({ work }), []);
  const close = useCallback(() => setShown((now) => (now === shown ? undefined : now)), [shown]);
  return [shown?.work, open, close];
}
