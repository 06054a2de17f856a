import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotifier, MAX_TOASTS, TOAST_DURATION } from './notifier.ts';

function setUp() {
  const notifier = createNotifier((ms, action) => {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  });
  return { notifier, messages: () => notifier.toasts.getSnapshot().map(({ message }) => message) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('notifier', () => {
  it('closes a toast after its time', () => {
    const { notifier, messages } = setUp();
    notifier.show({ kind: 'success', message: 'Saved' });

    vi.advanceTimersByTime(TOAST_DURATION - 1);
    expect(messages()).toEqual(['Saved']);
    vi.advanceTimersByTime(1);

    expect(messages()).toEqual([]);
  });

  it('keeps an error until it is closed', () => {
    const { notifier, messages } = setUp();
    const id = notifier.show({ kind: 'error', message: 'Failed' });

    vi.advanceTimersByTime(10 * TOAST_DURATION);
    expect(messages()).toEqual(['Failed']);
    notifier.close(id);

    expect(messages()).toEqual([]);
  });

  it('takes a duration of its own, for errors too', () => {
    const { notifier, messages } = setUp();
    notifier.show({ kind: 'error', message: 'Failed', durationMs: 100 });

    vi.advanceTimersByTime(100);

    expect(messages()).toEqual([]);
  });

  it('replaces the toast with the same key in place and starts its time anew', () => {
    const { notifier, messages } = setUp();
    const first = notifier.show({ kind: 'info', message: 'Saving', key: 'save' });
    notifier.show({ kind: 'error', message: 'Other' });
    vi.advanceTimersByTime(TOAST_DURATION - 1);

    const second = notifier.show({ kind: 'info', message: 'Saved', key: 'save' });
    vi.advanceTimersByTime(TOAST_DURATION - 1);

    expect(second).toBe(first);
    expect(messages()).toEqual(['Saved', 'Other']);
  });

  it('stops the time while a toast is held', () => {
    const { notifier, messages } = setUp();
    const id = notifier.show({ kind: 'info', message: 'Long text' });

    notifier.hold(id);
    vi.advanceTimersByTime(10 * TOAST_DURATION);
    expect(messages()).toEqual(['Long text']);
    notifier.release(id);
    vi.advanceTimersByTime(TOAST_DURATION);

    expect(messages()).toEqual([]);
  });

  it('drops the oldest of too many', () => {
    const { notifier, messages } = setUp();

    for (let n = 0; n <= MAX_TOASTS; n += 1) notifier.show({ kind: 'error', message: `m${n}` });

    expect(messages()).toEqual(['m1', 'm2', 'm3', 'm4']);
  });

  it('does not mind closing what is not there', () => {
    const { notifier, messages } = setUp();

    notifier.close('unknown');

    expect(messages()).toEqual([]);
  });
});
