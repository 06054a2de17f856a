/** Receives the values of a live query. After `error` no more values follow. */
export interface Watcher<T> {
  readonly next: (value: T) => void;
  readonly error: (cause: unknown) => void;
}

/**
 * Starts a live query whose code has to be loaded first. The returned function may be called before the load has
 * finished; nothing is reported after it.
 */
export function watchWhenLoaded<S, T>(
  load: () => Promise<S>,
  start: (service: S, watcher: Watcher<T>) => () => void,
  watcher: Watcher<T>,
): () => void {
  let active = true;
  let stop: (() => void) | undefined;
  const guarded: Watcher<T> = {
    next: (value) => active && watcher.next(value),
    error: (cause) => active && watcher.error(cause),
  };
  load()
    .then((service) => {
      if (active) stop = start(service, guarded);
    })
    .catch(guarded.error);
  return () => {
    active = false;
    stop?.();
  };
}
