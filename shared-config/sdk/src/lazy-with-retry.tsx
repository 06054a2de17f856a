import { type ComponentType, lazy } from 'react';

/** A page's chunk that did not load, also not on the second try. `reset` allows the next rendering to try again. */
export class LazyChunkError extends Error {
  override readonly name = 'LazyChunkError';
  readonly reset: () => void;

  constructor(cause: unknown, reset: () => void) {
    super('A page of this area did not load', { cause });
    this.reset = reset;
  }
}

const PAUSE_MS = 500;

/**
 * A page that is loaded when it is first shown. A chunk that does not arrive is asked for once more after half a second;
 * then the nearest RemoteErrorBoundary shows "Try again". A module that throws is never loaded twice: its second load
 * would resolve half-initialised.
 */
export function lazyWithRetry(load: () => Promise<ComponentType>): ComponentType {
  let page = create();

  function create() {
    return lazy(async () => {
      try {
        return { default: await loadTwice(load) };
      } catch (cause) {
        if (!isChunkError(cause)) throw cause;
        throw new LazyChunkError(cause, () => {
          page = create();
        });
      }
    });
  }

  return function LazyPage() {
    const Page = page;
    return <Page />;
  };
}

async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!isChunkError(cause)) throw cause;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return load();
  }
}

function isChunkError(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return (
    cause.name === 'ChunkLoadError' ||
    /Loading (?:CSS )?chunk|dynamically imported module|Importing a module script failed/.test(cause.message)
  );
}
