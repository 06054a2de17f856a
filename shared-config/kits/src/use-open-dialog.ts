import { useCallback, useState } from 'react';

/**
 * Which dialog a page shows, as `[work, open, close]`; `work` says what it is about, undefined: none is open. `close` closes
 * the dialog that it was given to: who leaves a dialog while it is still saving, and opens another, keeps the other when
 * the first has saved.
 */
export function useOpenDialog<Work>(): readonly [
  work: Work | undefined,
  open: (work: Work) => void,
  close: () => void,
] {
  const [shown, setShown] = useState<{ readonly work: Work }>();
  const open = useCallback((work: Work) => setShown({ work }), []);
  const close = useCallback(() => setShown((now) => (now === shown ? undefined : now)), [shown]);
  return [shown?.work, open, close];
}
