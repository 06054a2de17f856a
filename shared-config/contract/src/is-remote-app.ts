import type { RemoteApp } from './app.ts';
import { isRecord, readOneOf, readText } from './json-readers.ts';
import { readContractVersion } from './parse-contract-version.ts';
import { REMOTE_NAMES } from './roles.ts';

/** True when a loaded value has every member of RemoteApp. A member that throws when read counts as missing. */
export function isRemoteApp(value: unknown): value is RemoteApp {
  try {
    return (
      isRecord(value) &&
      readContractVersion(value.contract) !== undefined &&
      readOneOf(value.remote, REMOTE_NAMES) !== undefined &&
      readText(value.release, 100) !== undefined &&
      ['bootstrap', 'mount', 'unmount'].every((name) => typeof value[name] === 'function')
    );
  } catch {
    return false;
  }
}
