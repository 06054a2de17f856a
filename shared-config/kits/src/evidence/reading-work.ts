import type { Functions } from 'firebase/functions';

/** What a reading is given to work with, and how it says how far it is. */
export interface ReadingWork {
  /** Nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** A person ended it and wants to be told so. */
  readonly stopped: AbortSignal;
  /** The server, where pages are recognised; asked for with the first one only. */
  readonly functions: () => Functions;
  /** Called before each page that is recognised, from 1. */
  readonly onPage: (page: number, pages: number) => void;
}
