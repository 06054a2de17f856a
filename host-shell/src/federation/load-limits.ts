/** Limits of one load, in milliseconds (architecture 3b). */
export const LOAD_LIMITS = {
  registry: 3_000,
  release: 4_000,
  entry: 8_000,
  app: 10_000,
  mount: 5_000,
  unmount: 3_000,
  total: 20_000,
  /** How long a chosen release may take before another one is tried beside it: that one then serves within 8 s. */
  overtake: 4_000,
  /** For finding out why a load is late. */
  probe: 2_000,
  /** From here on the slot says that it is still loading. */
  slow: 4_000,
} as const;

/** How many releases one load tries before the fallback page. */
export const MAX_CANDIDATES = 2;

/** How long a stored registry may serve when none can be read: 7 days. */
export const STORED_REGISTRY_MS = 7 * 24 * 60 * 60 * 1000;

/** Two render errors within this time lead to the fallback page. */
export const RENDER_ERROR_WINDOW_MS = 30_000;

/** How soon a registry is asked for again after a substitute had to serve (architecture 3h, row 1). */
export const REGISTRY_REREAD_MS = 60_000;

/** How often a tab that is looked at reads the registry anew, so that a blocked release is told within a minute. */
export const REGISTRY_WATCH_MS = 45_000;

/** How long a release may be superseded before the user is told, and how long a dismissed notice stays away. */
export const SUPERSEDED_NOTICE_MS = 48 * 60 * 60 * 1000;
export const NOTICE_DISMISSED_MS = 24 * 60 * 60 * 1000;
