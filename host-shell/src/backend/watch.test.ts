import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../test-support/eventually.ts';
import { type Watcher, watchWhenLoaded } from './watch.ts';
import { watchWithRetry } from './watch-with-retry.ts';

describe('live query whose code loads first', () => {
  it('does not start when it was ended during the load', async () => {
    const start = vi.fn(() => () => {});
    const load = Promise.resolve('service');

    watchWhenLoaded(() => load, start, { next: vi.fn(), error: vi.fn() })();
    await load;
    await Promise.resolve();

    expect(start).not.toHaveBeenCalled();
  });

  it('reports a load that fails', async () => {
    const error = vi.fn();

    watchWhenLoaded(
      () => Promise.reject(new Error('chunk')),
      () => () => {},
      { next: vi.fn(), error },
    );

    await eventually(() => expect(error).toHaveBeenCalledTimes(1));
  });

  it('reports nothing after its end', async () => {
    let inner: Watcher<number> | undefined;
    const next = vi.fn();
    const stopped = vi.fn();
    const stop = watchWhenLoaded<string, number>(
      async () => 'service',
      (_service, watcher) => {
        inner = watcher;
        return stopped;
      },
      { next, error: vi.fn() },
    );
    await eventually(() => expect(inner).toBeDefined());

    stop();
    inner?.next(1);

    expect(next).not.toHaveBeenCalled();
    expect(stopped).toHaveBeenCalledTimes(1);
  });
});

describe('live query with retries', () => {
  function setUp(delays: readonly number[]) {
    const starts: Watcher<number>[] = [];
    const orders: { ms: number; run: () => void; cancelled: boolean }[] = [];
    const watcher = { next: vi.fn(), retrying: vi.fn(), gaveUp: vi.fn() };
    const stop = watchWithRetry<number>(
      (inner) => {
        starts.push(inner);
        return () => {};
      },
      (ms, run) => {
        const order = { ms, run, cancelled: false };
        orders.push(order);
        return () => {
          order.cancelled = true;
        };
      },
      watcher,
      delays,
    );
    return { starts, orders, watcher, stop };
  }

  it('waits longer after each failure and then gives up', () => {
    const { starts, orders, watcher } = setUp([10, 20]);

    starts[0]?.error('a');
    orders[0]?.run();
    starts[1]?.error('b');
    orders[1]?.run();
    starts[2]?.error('c');

    expect(orders.map(({ ms }) => ms)).toEqual([10, 20]);
    expect(watcher.retrying).toHaveBeenCalledTimes(2);
    expect(watcher.gaveUp).toHaveBeenCalledExactlyOnceWith('c');
  });

  it('counts anew after a value', () => {
    const { starts, orders } = setUp([10, 20]);

    starts[0]?.error('a');
    orders[0]?.run();
    starts[1]?.next(1);
    starts[1]?.error('b');

    expect(orders.map(({ ms }) => ms)).toEqual([10, 10]);
  });

  it('takes a waiting retry back when it ends', () => {
    const { starts, orders, stop } = setUp([10]);
    starts[0]?.error('a');

    stop();

    expect(orders[0]?.cancelled).toBe(true);
  });
});
