import type { RemoteName } from '@vcms/contract';

/** The release a tab has used so far, so that a deploy changes nothing under the user's hands (architecture 3b). */
export interface ReleasePin {
  read(): string | undefined;
  write(version: string): void;
  clear(): void;
}

/** Keeps the pin under `vcms.pin.<remote>`. A forbidden storage means no pin, not a failure. */
export function createReleasePin(storage: Storage, remote: RemoteName): ReleasePin {
  const key = `vcms.pin.${remote}`;
  const attempt = <T>(action: () => T): T | undefined => {
    try {
      return action();
    } catch {
      return undefined;
    }
  };
  return {
    read: () => attempt(() => storage.getItem(key)) ?? undefined,
    write: (version) => attempt(() => storage.setItem(key, version)),
    clear: () => attempt(() => storage.removeItem(key)),
  };
}
