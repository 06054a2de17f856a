import { createValueStore, type ReadableStore } from '@vcms/contract';

/** Where a part of the shell stands whose code loads on demand. */
export type PartState<T> =
  | { readonly kind: 'absent' }
  | { readonly kind: 'ready'; readonly part: T }
  | { readonly kind: 'failed' };

/** Loads a part once, when first asked. */
export interface PartLoader<T> {
  readonly store: ReadableStore<PartState<T>>;
  /** Begins to load; after a failure begins again. A call while it loads, or after it has loaded, does nothing. */
  load(): void;
}

export function createPartLoader<T>(
  load: () => Promise<T>,
  onFailure: (cause: unknown) => void,
): PartLoader<T> {
  const store = createValueStore<PartState<T>>({ kind: 'absent' });
  let loading = false;
  return {
    store,
    load() {
      if (loading || store.getSnapshot().kind === 'ready') return;
      loading = true;
      store.set({ kind: 'absent' });
      load()
        .then(
          (part) => store.set({ kind: 'ready', part }),
          (cause: unknown) => {
            store.set({ kind: 'failed' });
            onFailure(cause);
          },
        )
        .finally(() => {
          loading = false;
        });
    },
  };
}

/** The part when it is there. */
export function loadedPart<T>(loader: Pick<PartLoader<T>, 'store'>): T | undefined {
  const state = loader.store.getSnapshot();
  return state.kind === 'ready' ? state.part : undefined;
}
