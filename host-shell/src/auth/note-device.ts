import type { ReadableStore } from '@vcms/contract';
import type { DeviceList } from '../backend/device-list.ts';
import type { After } from '../backend/watch-with-retry.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { SessionState } from './session-state.ts';
import { DEVICE_NOTED_KEY } from './storage-keys.ts';

export interface NoteDeviceParts {
  readonly devices: DeviceList;
  readonly storage: Storage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly after: After;
  readonly log: Logger;
}

/** Pages that open at the same moment do not all tell, ms. */
const WAIT = 1_000;

/** Tells the server of this browser: once a day for each person who signs in here. What fails is done with the next page. */
export function noteDevice(
  session: ReadableStore<SessionState>,
  { devices, storage, now, after, log }: NoteDeviceParts,
): void {
  let waitsFor: string | undefined;

  function follow(): void {
    const userId = readyUser(session);
    if (userId === undefined || waitsFor === userId || storage.getItem(DEVICE_NOTED_KEY) === markOf(userId))
      return;
    waitsFor = userId;
    after(WAIT, () => void note(userId));
  }

  async function note(userId: string): Promise<void> {
    try {
      if (readyUser(session) !== userId) return;
      const result = await devices();
      if (result.ok) storage.setItem(DEVICE_NOTED_KEY, markOf(userId));
    } catch (cause) {
      log.warn('session.device-not-noted', { cause: String(cause) });
    } finally {
      waitsFor = undefined;
    }
  }

  const markOf = (userId: string) => `${userId} ${new Date(now()).toISOString().slice(0, 10)}`;
  session.subscribe(follow);
  follow();
}

/** Whom the server lets in. */
function readyUser(session: ReadableStore<SessionState>): string | undefined {
  const state = session.getSnapshot();
  return state.kind === 'in' && state.user.role !== undefined ? state.user.userId : undefined;
}
