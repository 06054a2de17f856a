import type { ProtoJson } from '../service/firestore-service.ts';

/** One call of one function that must happen. Kept on disk until it is settled. */
export interface Delivery {
  /** Same event and function: same id. */
  readonly id: string;
  readonly functionName: string;
  readonly payload:
    | { readonly kind: 'event'; readonly event: ProtoJson }
    | { readonly kind: 'schedule'; readonly scheduleTime: string; readonly jobName: string };
  /** Failed calls so far. */
  readonly attempts: number;
  /** Calls so far whose process ended under them; absent for none. */
  readonly brokenOff?: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Not before this time, in milliseconds since 1970. */
  readonly dueAt: number;
}
