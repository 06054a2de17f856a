import { DEFAULT_THEME_CONFIG, SCALES } from '@vcms/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rootFontSize } from './apply-theme.ts';
import { THEME_STORAGE_KEY } from './theme-config.ts';
import { createThemeStore, type ThemeStore, type ThemeStoreDependencies } from './theme-store.ts';

describe('theme store', () => {
  const stores: ThemeStore[] = [];
  let root: HTMLElement;

  function start(storage: ThemeStoreDependencies['storage'] = localStorage): ThemeStore {
    const store = createThemeStore({ storage, root, tabs: window });
    stores.push(store);
    return store;
  }

  beforeEach(() => {
    localStorage.clear();
    root = document.createElement('html');
  });
  afterEach(() => {
    for (const store of stores.splice(0)) store.stop();
  });

  it('puts every field on the root element', () => {
    start().update({
      theme: 'teal',
      colorScheme: 'dim',
      menuTheme: 'primaryColor',
      inputStyle: 'filled',
      ripple: true,
      scale: 16,
    });

    expect(root.dataset).toMatchObject({
      theme: 'teal',
      scheme: 'dim',
      menuTheme: 'primaryColor',
      inputStyle: 'filled',
      ripple: 'true',
      scale: '16',
    });
    expect(root.style.fontSize).toBe('100%');
  });

  it.each([
    ['light', 'light'],
    ['dim', 'dark'],
    ['dark', 'dark'],
  ] as const)('gives the scheme %s the class %s', (colorScheme, expected) => {
    const store = start();
    store.update({ colorScheme: 'dark' });
    store.update({ colorScheme });

    expect([...root.classList]).toEqual([expected]);
    expect(root.style.colorScheme).toBe(expected);
  });

  it.each(SCALES)('makes the root font %i px of a 16 px default', (scale) => {
    expect((Number.parseFloat(rootFontSize(scale)) / 100) * 16).toBe(scale);
  });

  it('S198: changes the styling before anybody hears of the change', () => {
    const store = start();
    const seen: (string | undefined)[] = [];
    store.subscribe(() => seen.push(root.dataset.theme));

    store.update({ theme: 'pink' });

    expect(seen).toEqual(['pink']);
    expect(store.getSnapshot().theme).toBe('pink');
  });

  it('remembers a choice', () => {
    start().update({ colorScheme: 'dark', scale: 12 });

    expect(start().getSnapshot()).toEqual({ ...DEFAULT_THEME_CONFIG, colorScheme: 'dark', scale: 12 });
  });

  it('says and writes nothing when nothing changes', () => {
    const store = start();
    const listener = vi.fn();
    store.subscribe(listener);

    store.update({ theme: 'blue' });

    expect(listener).not.toHaveBeenCalled();
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBeNull();
  });

  it('follows another tab', () => {
    const store = start();
    const newValue = JSON.stringify({ ...DEFAULT_THEME_CONFIG, colorScheme: 'dark' });

    window.dispatchEvent(new StorageEvent('storage', { key: THEME_STORAGE_KEY, newValue }));

    expect(store.getSnapshot().colorScheme).toBe('dark');
    expect(root.classList.contains('dark')).toBe(true);
  });

  it('ignores other keys and, once stopped, everything', () => {
    const store = start();
    const newValue = JSON.stringify({ ...DEFAULT_THEME_CONFIG, theme: 'pink' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue }));
    store.stop();
    window.dispatchEvent(new StorageEvent('storage', { key: THEME_STORAGE_KEY, newValue }));

    expect(store.getSnapshot().theme).toBe('blue');
  });

  it('works without storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = start({ getItem: refuse, setItem: refuse });

    store.update({ theme: 'green' });

    expect(store.getSnapshot().theme).toBe('green');
  });
});

describe('theme boot', () => {
  it('puts the stored theme on the document before anything else runs', async () => {
    localStorage.setItem(
      THEME_STORAGE_KEY,
      JSON.stringify({ ...DEFAULT_THEME_CONFIG, colorScheme: 'dark', theme: 'teal', scale: 16 }),
    );

    await import('./theme-boot.ts');

    expect(document.documentElement.dataset).toMatchObject({ theme: 'teal', scheme: 'dark', scale: '16' });
    expect(document.documentElement.classList.contains('dark')).toBe(true);
  });
});
