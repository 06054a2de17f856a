import { DEVICE_KEY } from '../auth/storage-keys.ts';
import type { TrustedCall, TrustedResult } from './trusted-call.ts';

/** A browser in which the person used the product. */
export interface Device {
  readonly browser: string;
  readonly system: string;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
  /** This one. */
  readonly here: boolean;
}

/** Notes this browser and answers all of the signed-in person, the last one used first. */
export type DeviceList = () => Promise<TrustedResult<readonly Device[]>>;

export interface DeviceParts {
  readonly storage: Storage;
  /** What the browser says of itself. */
  readonly agent: string;
  /** A random name for this browser. */
  readonly newName: () => string;
}

/** Longest that the server takes. */
const AGENT_MAX = 600;

export function createDeviceList(call: TrustedCall, { storage, agent, newName }: DeviceParts): DeviceList {
  return async () => {
    const device = storage.getItem(DEVICE_KEY) ?? newName();
    keep(storage, device);
    const result = await call('userDevices', { device, agent: agent.slice(0, AGENT_MAX) });
    return result.ok ? { ok: true, value: devicesOf(result.value) } : result;
  };
}

/** A full storage costs the name: the browser is a new one next time. */
function keep(storage: Storage, device: string): void {
  try {
    storage.setItem(DEVICE_KEY, device);
  } catch {
    return;
  }
}

function devicesOf(answer: unknown): readonly Device[] {
  const { devices } = answer as {
    readonly devices: readonly (Omit<Device, 'firstSeenAt' | 'lastSeenAt'> & Times)[];
  };
  return devices.map(({ firstSeenAt, lastSeenAt, ...rest }) => ({
    ...rest,
    firstSeenAt: new Date(firstSeenAt),
    lastSeenAt: new Date(lastSeenAt),
  }));
}

interface Times {
  readonly firstSeenAt: string;
  readonly lastSeenAt: string;
}
