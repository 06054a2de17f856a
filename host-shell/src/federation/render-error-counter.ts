import { RENDER_ERROR_WINDOW_MS } from './load-limits.ts';

/** Counts the render errors of one mount. */
export interface RenderErrorCounter {
  /** Notes one more; true when it is the second within 30 s (architecture 3h, row 20). */
  isTooMany(): boolean;
}

export function createRenderErrorCounter(now: () => number): RenderErrorCounter {
  let last: number | undefined;
  return {
    isTooMany() {
      const before = last;
      last = now();
      return before !== undefined && last - before <= RENDER_ERROR_WINDOW_MS;
    },
  };
}
