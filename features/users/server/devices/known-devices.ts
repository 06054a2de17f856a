/** Browsers of one person that are kept. */
const DEVICES_MAX = 10;
/** A browser that was not used for so long is new again, ms. */
const FORGOTTEN_AFTER = 180 * 86_400_000;

/** A browser in which a person used the product; times in ms since 1970. */
export interface KnownDevice {
  /** Hash of the browser's own random name. */
  readonly id: string;
  readonly browser: string;
  readonly system: string;
  readonly firstSeenAt: number;
  readonly lastSeenAt: number;
}

/** The stored list without damaged entries and those that are long over. */
export function knownDevices(stored: unknown, now: number): readonly KnownDevice[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isDevice).filter(({ lastSeenAt }) => now - lastSeenAt <= FORGOTTEN_AFTER);
}

/** The list with the browser that is used now, the last one used first. */
export function withDevice(
  known: readonly KnownDevice[],
  seen: Pick<KnownDevice, 'id' | 'browser' | 'system'>,
  now: number,
): readonly KnownDevice[] {
  const firstSeenAt = known.find(({ id }) => id === seen.id)?.firstSeenAt ?? now;
  const others = known.filter(({ id }) => id !== seen.id);
  const { id, browser, system } = seen;
  return [{ id, browser, system, firstSeenAt, lastSeenAt: now }, ...others]
    .toSorted((one, other) => other.lastSeenAt - one.lastSeenAt)
    .slice(0, DEVICES_MAX);
}

function isDevice(value: unknown): value is KnownDevice {
  const fields: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  const areTexts = [fields.id, fields.browser, fields.system].every((part) => typeof part === 'string');
  return areTexts && typeof fields.firstSeenAt === 'number' && typeof fields.lastSeenAt === 'number';
}
