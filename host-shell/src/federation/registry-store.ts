import { parseRegistry, type Registry } from '@vcms/contract';
import { parseJson } from './fetch-text.ts';
import { STORED_REGISTRY_MS } from './load-limits.ts';

/** The part of the registry that was read last, kept for days on which none can. */
export interface RegistryStore {
  read(now: number): Registry | undefined;
  write(registry: Registry, now: number): void;
}

/** Keeps the part in use under `vcms.registry.<env>`. A full or forbidden storage is no failure. */
export function createRegistryStore(storage: Storage, env: string): RegistryStore {
  const key = `vcms.registry.${env}`;
  return {
    read(now) {
      const saved = parseJson(attempt(() => storage.getItem(key)) ?? '');
      if (typeof saved !== 'object' || saved === null || !('savedAt' in saved) || !('registry' in saved))
        return undefined;
      const age = typeof saved.savedAt === 'number' ? now - saved.savedAt : Number.NaN;
      if (!(age >= 0 && age <= STORED_REGISTRY_MS)) return undefined;
      const parsed = parseRegistry(saved.registry);
      return parsed.ok && parsed.value.env === env ? parsed.value : undefined;
    },
    write(registry, now) {
      attempt(() => storage.setItem(key, JSON.stringify({ savedAt: now, registry })));
    },
  };
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
