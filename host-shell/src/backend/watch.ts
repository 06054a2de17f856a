/** Receives the values of a live query. After `error` no more values follow. */
export interface Watcher<T> {
  readonly next: (value: T) => void;
  readonly error: (cause: unknown) => void;
  /**
   * Nothing is known, and the server has not answered; a value follows when it does. Without a connection this stands,
   * otherwise for a moment at most.
   */
  readonly offline?: () => void;
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
    offline: () => active && watcher.offline?.(),
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
