import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOverrides } from './overrides.ts';
import { fakeLog } from './test-federation.ts';

const LOCAL = 'http://localhost:3102/';
const KEY = 'vcms.override.remote-cs';

function open(address = '/dashboard') {
  history.replaceState({ kept: true }, '', address);
  const log = fakeLog();
  const reload = vi.fn();
  const { href } = window.location;
  const overrides = createOverrides({
    view: {
      location: { href, reload } as unknown as Location,
      history,
      localStorage,
      sessionStorage,
    },
    origins: [],
    log,
  });
  return { overrides, log, reload };
}

describe('the overrides of a tab', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('are none by default', () => {
    expect(open().overrides.active).toEqual([]);
  });

  it('come from the address, leave it, and stay for the tab only', () => {
    const { overrides } = open(`/dashboard?a=1&vcms-override=remote-cs@${LOCAL}#top`);

    expect(overrides.active).toEqual([{ remote: 'remote-cs', base: LOCAL }]);
    expect(window.location.href).toMatch(/\/dashboard\?a=1#top$/);
    expect(history.state).toEqual({ kept: true });
    expect(sessionStorage.getItem(KEY)).toBe(LOCAL);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(open().overrides.active).toEqual(overrides.active);
  });

  it('come from local storage for every tab; the tab’s own wins', () => {
    localStorage.setItem(KEY, LOCAL);
    expect(open().overrides.active).toEqual([{ remote: 'remote-cs', base: LOCAL }]);

    sessionStorage.setItem(KEY, 'http://127.0.0.1:9/');
    expect(open().overrides.active).toEqual([{ remote: 'remote-cs', base: 'http://127.0.0.1:9/' }]);
  });

  it.each(['address', 'storage'])('are refused from other origins, and logged: %s', (place) => {
    const evil = 'https://evil.example.com/';
    if (place === 'storage') localStorage.setItem(KEY, evil);

    const { overrides, log } = open(place === 'address' ? `/?vcms-override=remote-cs@${evil}` : '/');

    expect(overrides.active).toEqual([]);
    expect(log.lines).toEqual([
      { level: 'warn', event: 'override.refused', data: { override: `remote-cs@${evil}` } },
    ]);
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('are forgotten everywhere by a reset, which loads the page anew', () => {
    localStorage.setItem(KEY, LOCAL);
    const { overrides, reload } = open(`/?vcms-override=remote-admin@${LOCAL}`);
    expect(overrides.active).toHaveLength(2);

    overrides.reset();

    expect(reload).toHaveBeenCalledOnce();
    expect(open().overrides.active).toEqual([]);
  });
});
