/**
 * Whole files that one process holds at once while it looks at them, whichever function asks. A file has up to 25 MB and as much again
 * while it arrives: as many as an instance of 512 MiB has room for.
 */
export const FILES_AT_ONCE = 4;

/** Lets so many pieces of work run at a time; the others wait for their turn, in the order in which they came. */
export function createTurns(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits takes the place over.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** For work that holds the bytes of a file: reads it, looks at it, and lets it go. */
export const withWholeFile = createTurns(FILES_AT_ONCE);
