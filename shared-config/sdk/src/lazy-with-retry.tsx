import { type ComponentType, lazy, useState } from 'react';

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

/** A page whose chunk can be asked for before it is shown. */
export type PreloadablePage = ComponentType & {
  /** Settles when the chunk is there or has failed; never rejects. The page itself says what went wrong. */
  readonly preload: () => Promise<void>;
};

/**
 * A page that is loaded when it is first shown. A chunk that does not arrive is asked for once more after half a second;
 * then the nearest RemoteErrorBoundary shows "Try again". A module that throws is never loaded twice: its second load
 * would resolve half-initialised.
 */
export function lazyWithRetry(load: () => Promise<ComponentType>): PreloadablePage {
  let attempt = begin();

  function begin(): Attempt {
    return createAttempt(load, () => {
      attempt = begin();
    });
  }

  function LazyPage() {
    // The choice stays while the page is mounted: another one would mount it anew.
    const [Page] = useState(() => attempt.loaded() ?? attempt.Lazy);
    return <Page />;
  }

  return Object.assign(LazyPage, { preload: () => attempt.preload() });
}

interface Attempt {
  /** The page itself once it is there: it renders without waiting, and without a fallback that React then keeps for 300 ms. */
  readonly loaded: () => ComponentType | undefined;
  readonly Lazy: ComponentType;
  readonly preload: () => Promise<void>;
}

function createAttempt(load: () => Promise<ComponentType>, reset: () => void): Attempt {
  let loaded: ComponentType | undefined;
  let running: Promise<ComponentType> | undefined;

  function run(): Promise<ComponentType> {
    running ??= loadTwice(load).then((page) => {
      loaded = page;
      return page;
    });
    return running;
  }

  const Lazy = lazy(async () => {
    try {
      return { default: await run() };
    } catch (cause) {
      throw isChunkError(cause) ? new LazyChunkError(cause, reset) : cause;
    }
  });
  return {
    loaded: () => loaded,
    Lazy,
    preload: () =>
      run().then(
        () => undefined,
        () => undefined,
      ),
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
