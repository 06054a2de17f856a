/** Milliseconds without a key after which somebody who typed has stopped: longer than most look for the next word. */
const REST_MS = 2_000;
/** Milliseconds that somebody who types on and on can hold something back. */
const HELD_MAX_MS = 60_000;

/** What must not fall under the keys of somebody who types. */
export interface TypingRest {
  /** Acts now; while somebody types in the page, once they have stopped. What is named twice is done once. */
  readonly whenRested: (name: string) => void;
  /** Does what waits, and holds nothing back any more. */
  readonly end: () => void;
}

/** Where somebody types, and the clock. */
interface TypingPlace {
  readonly document: Document;
  readonly now: () => number;
}

function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
  );
}

/**
 * Holds back what costs more than a key may wait (`bench/results.md`) until nobody has typed for two seconds, has left the
 * fields for text, or has put the page away. Only the time of a key is kept under the key itself.
 */
export function createTypingRest({ document, now }: TypingPlace, act: (name: string) => void): TypingRest {
  const waiting = new Map<string, number>();
  let lastKey = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function doAll(): void {
    clearTimeout(timer);
    timer = undefined;
    const names = [...waiting.keys()];
    waiting.clear();
    for (const name of names) act(name);
  }

  /** Looks again when the rest may be over: keys move the end of it. */
  function look(): void {
    const [oldest = now()] = waiting.values();
    const left = Math.min(lastKey + REST_MS, oldest + HELD_MAX_MS) - now();
    timer = left > 0 ? setTimeout(look, left) : undefined;
    if (timer !== undefined) return;
    const [first] = waiting.keys();
    if (first === undefined) return;
    waiting.delete(first);
    // One at a time: a key that comes meanwhile is drawn between two of them.
    if (waiting.size > 0) timer = setTimeout(look);
    act(first);
  }

  function stop(): void {
    lastKey = Number.NEGATIVE_INFINITY;
    doAll();
  }

  /** Behind the event: what a field gives as it is left goes with it. */
  function leave(): void {
    lastKey = Number.NEGATIVE_INFINITY;
    if (waiting.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(look);
  }

  const watching = new AbortController();
  const { signal } = watching;
  const onKey = () => {
    lastKey = now();
  };
  // Only fields for text send it, for whatever is put into them: keys, dictation, paste.
  document.addEventListener('beforeinput', onKey, { capture: true, passive: true, signal });
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    if (!takesText(relatedTarget)) leave();
  };
  document.addEventListener('focusout', onLeave, { capture: true, signal });
  const onHidden = () => {
    if (document.visibilityState === 'hidden') stop();
  };
  document.addEventListener('visibilitychange', onHidden, { signal });

  return {
    whenRested(name) {
      if (!waiting.has(name)) waiting.set(name, now());
      if (timer === undefined) look();
    },
    end() {
      watching.abort();
      stop();
    },
  };
}
