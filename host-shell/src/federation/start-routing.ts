import { start } from 'single-spa';

/** single-spa belongs to the page, not to a runtime: it patches the history once and refuses a second start. */
let isStarted = false;

/**
 * Starts single-spa. Part of the first load although remotes come later: it must be there before any router listens to
 * the address, or it could not hold the routers back while a leave guard asks (stack, landmine 22).
 */
export function startRouting(): void {
  if (isStarted) return;
  isStarted = true;
  start();
}
