import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCrossTab } from './cross-tab.ts';

/** A channel that delivers to the other instances of the same name, at once. */
class TestChannel extends EventTarget {
  static readonly open: TestChannel[] = [];

  constructor() {
    super();
    TestChannel.open.push(this);
  }

  postMessage(data: unknown): void {
    for (const channel of TestChannel.open) {
      if (channel !== this) channel.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
}

const withChannel = {
  BroadcastChannel: TestChannel as unknown as typeof BroadcastChannel,
  localStorage,
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
};
const withoutChannel = { ...withChannel, BroadcastChannel: undefined };

afterEach(() => {
  TestChannel.open.length = 0;
  localStorage.clear();
});

describe('sign-out across tabs', () => {
  it('reaches the other tab and not the own one', () => {
    const here = createCrossTab(withChannel, () => 1);
    const there = createCrossTab(withChannel, () => 1);
    const own = vi.fn();
    const other = vi.fn();
    here.onSignOut(own);
    there.onSignOut(other);

    here.announceSignOut();

    expect(own).not.toHaveBeenCalled();
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('ignores other messages of the channel', () => {
    const listener = vi.fn();
    createCrossTab(withChannel, () => 1).onSignOut(listener);

    new TestChannel().postMessage({ kind: 'something' });

    expect(listener).not.toHaveBeenCalled();
  });

  it('stops listening', () => {
    const listener = vi.fn();
    const there = createCrossTab(withChannel, () => 1);
    there.onSignOut(listener)();

    createCrossTab(withChannel, () => 1).announceSignOut();

    expect(listener).not.toHaveBeenCalled();
  });

  it('falls back on storage events, once per announcement', () => {
    const listener = vi.fn();
    createCrossTab(withoutChannel, () => 1).onSignOut(listener);

    const dispatch = (newValue: string | null, key = 'vcms.signed-out-at') =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    dispatch('1');
    dispatch(null);
    dispatch('1', 'another-key');

    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('leaves nothing behind in local storage', () => {
    createCrossTab(withoutChannel, () => 1).announceSignOut();

    expect(localStorage.length).toBe(0);
  });
});
