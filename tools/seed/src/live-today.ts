/** The day that the demo data of tests against the live backend is relative to. */
export const LIVE_TODAY = '2026-11-21';
