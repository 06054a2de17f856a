import { noteDevice } from '../auth/note-device.ts';
import { createDeviceList, type DeviceList } from '../backend/device-list.ts';
import { browserClock } from '../federation/clock.ts';
import type { EntryServices } from './shell-services.ts';

/** Begins to tell the server of this browser. Reached by a dynamic import only: no page waits for it. */
export function startDevices(
  { trustedCall, session, telemetry }: EntryServices,
  { localStorage: storage, navigator, crypto }: Window & typeof globalThis,
): DeviceList {
  const agent = navigator.userAgent;
  const devices = createDeviceList(trustedCall, { storage, agent, newName: () => crypto.randomUUID() });
  const { now, after } = browserClock;
  noteDevice(session.store, { devices, storage, now, after, log: telemetry.shell });
  return devices;
}
