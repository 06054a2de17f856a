import { describe, expect, it, vi } from 'vitest';
import { createValueStore } from './value-store.ts';

describe('value store', () => {
  it('keeps the same reference until something is set', () => {
    const store = createValueStore({ n: 1 });

    expect(store.getSnapshot()).toBe(store.getSnapshot());
  });

  it('informs listeners of a change and not of the same value', () => {
    const store = createValueStore(1);
    const listener = vi.fn();
    store.subscribe(listener);

    store.set(1);
    store.set(2);

    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.getSnapshot()).toBe(2);
  });

  it('does not call a listener that another listener has just removed', () => {
    const store = createValueStore(1);
    const late = vi.fn();
    const subscription: { end: () => void } = { end: () => {} };
    store.subscribe(() => subscription.end());
    subscription.end = store.subscribe(late);

    store.set(2);

    expect(late).not.toHaveBeenCalled();
  });

  it('lets one function subscribe twice and end once', () => {
    const store = createValueStore(1);
    const listener = vi.fn();
    store.subscribe(listener);
    const end = store.subscribe(listener);

    end();
    store.set(2);

    expect(listener).toHaveBeenCalledTimes(1);
  });
});
