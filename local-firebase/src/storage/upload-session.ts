import type { Caller } from '../service/firestore-service.ts';
import type { Preconditions } from './preconditions.ts';
import type { ObjectSettings } from './stored-object.ts';

/** Which of the two APIs an upload came by. */
type UploadApi = 'firebase' | 'cloud';

/** A resumable upload. Kept on disk: it goes on after a restart of the server. */
export interface UploadSession {
  readonly id: string;
  readonly api: UploadApi;
  readonly bucket: string;
  readonly name: string;
  /** File that takes the bytes. */
  readonly blob: string;
  readonly settings: ObjectSettings;
  readonly conditions: Preconditions;
  /** Who started it: the rules are asked about this one. */
  readonly caller: Caller;
  /** Bytes safely on disk. */
  readonly received: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** `final`: the object exists. */
  readonly state: 'active' | 'cancelled' | 'final';
}

/** Cloud Storage forgets an upload after a week. */
export const SESSION_LIFETIME = 7 * 24 * 3_600_000;
