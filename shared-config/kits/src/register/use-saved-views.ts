import { useSession } from '@vcms/sdk';
import { useCallback, useState } from 'react';
import { readViews, type SavedView, type ViewStorage, writeViews } from './saved-views-store.ts';

export interface SavedViewsHandle {
  readonly views: readonly SavedView[];
  /** False when the browser keeps nothing; the views then last as long as the page. */
  readonly change: (next: readonly SavedView[]) => boolean;
}

/** The user's saved views of a register, kept in this browser. */
export function useSavedViews(
  register: string,
  storage: ViewStorage = window.localStorage,
): SavedViewsHandle {
  const { userId } = useSession();
  const [views, setViews] = useState(() => readViews(storage, userId, register));
  const change = useCallback(
    (next: readonly SavedView[]) => {
      setViews(next);
      return writeViews(storage, userId, register, next);
    },
    [storage, userId, register],
  );
  return { views, change };
}
