import { createValueStore, type ReadableStore, type ThemeConfig } from '@vcms/contract';
import { applyTheme } from './apply-theme.ts';
import { isSameTheme, parseStoredTheme, parseThemeConfig, THEME_STORAGE_KEY } from './theme-config.ts';

/** The layout config (spec, section 3) and the only way to change it. */
export interface ThemeStore extends ReadableStore<ThemeConfig> {
  /** Changes some fields; values outside the allowed lists keep their defaults. */
  update(change: Partial<ThemeConfig>): void;
  /** Ends the listening for other tabs. */
  stop(): void;
}

export interface ThemeStoreDependencies {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The element that carries the styling: `<html>`. */
  readonly root: HTMLElement;
  /** Source of `storage` events: the window. */
  readonly tabs: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

function readStored(storage: ThemeStoreDependencies['storage']): ThemeConfig {
  try {
    return parseStoredTheme(storage.getItem(THEME_STORAGE_KEY));
  } catch {
    return parseThemeConfig(undefined); // storage may be forbidden; the page works with the defaults
  }
}

function writeStored(storage: ThemeStoreDependencies['storage'], config: ThemeConfig): void {
  try {
    storage.setItem(THEME_STORAGE_KEY, JSON.stringify(config));
  } catch {
    // A full or forbidden storage costs the choice after a reload, nothing else.
  }
}

/**
 * Creates the store, applies the stored config and follows other tabs. The styling is always on the page before
 * listeners hear of a change (spec, section 4: swapped first, then updated).
 */
export function createThemeStore({ storage, root, tabs }: ThemeStoreDependencies): ThemeStore {
  const config = createValueStore(readStored(storage));
  const adopt = (next: ThemeConfig) => {
    if (isSameTheme(config.getSnapshot(), next)) return false;
    applyTheme(next, root);
    config.set(next);
    return true;
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === THEME_STORAGE_KEY) adopt(parseStoredTheme(event.newValue));
  };
  applyTheme(config.getSnapshot(), root);
  tabs.addEventListener('storage', onStorage);
  return {
    getSnapshot: config.getSnapshot,
    subscribe: config.subscribe,
    update(change) {
      const next = parseThemeConfig({ ...config.getSnapshot(), ...change });
      if (adopt(next)) writeStored(storage, next);
    },
    stop: () => tabs.removeEventListener('storage', onStorage),
  };
}
