/** Remembers a successful load for ever; a failed one is tried again at the next call. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= load().catch((cause: unknown) => {
      running = undefined;
      throw cause;
    });
    return running;
  };
}
