import { createValueStore, DEFAULT_THEME_CONFIG } from '@vcms/contract';
import { describe, expect, it, vi } from 'vitest';
import { connectRipple } from './connect-ripple.ts';

describe('ripple setting', () => {
  function start() {
    const theme = createValueStore(DEFAULT_THEME_CONFIG);
    const stop = vi.fn();
    const begin = vi.fn(() => stop);
    const disconnect = connectRipple(theme, begin);
    const set = (ripple: boolean) => theme.set({ ...theme.getSnapshot(), ripple });
    return { begin, stop, set, disconnect };
  }

  it('is off by default', () => {
    expect(start().begin).not.toHaveBeenCalled();
  });

  it('starts and stops with the switch, once each', () => {
    const { begin, stop, set } = start();
    set(true);
    set(true);
    expect(begin).toHaveBeenCalledTimes(1);

    set(false);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('ends with the page', () => {
    const { begin, stop, set, disconnect } = start();
    set(true);
    disconnect();
    set(false);

    expect(begin).toHaveBeenCalledTimes(1);
    expect(stop).toHaveBeenCalledTimes(1);
  });
});
