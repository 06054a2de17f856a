import type { Clock } from './clock.ts';
import type { PageSignals } from './page-signals.ts';

/** A page whose signals the test gives. */
export interface FakePage extends PageSignals {
  /** The tab comes to the front. */
  show(): void;
  hide(): void;
  navigate(): void;
  setOnline(online: boolean): void;
}

export function fakePage(): FakePage {
  const listeners = {
    visible: new Set<() => void>(),
    connection: new Set<() => void>(),
    path: new Set<() => void>(),
  };
  let isOnline = true;
  let isVisible = true;
  const listenTo = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener);
    return () => void set.delete(listener);
  };
  const call = (set: ReadonlySet<() => void>) => {
    for (const listener of [...set]) listener();
  };
  return {
    isOnline: () => isOnline,
    isVisible: () => isVisible,
    onVisible: listenTo(listeners.visible),
    onConnection: listenTo(listeners.connection),
    onNavigated: listenTo(listeners.path),
    show() {
      isVisible = true;
      call(listeners.visible);
    },
    hide() {
      isVisible = false;
    },
    navigate: () => call(listeners.path),
    setOnline(online) {
      isOnline = online;
      call(listeners.connection);
    },
  };
}

/** A clock that only the test moves. */
export interface HandClock extends Clock {
  /** Moves the time on by `ms` and runs what is due. */
  advance(ms: number): void;
}

export function handClock(start: number): HandClock {
  let now = start;
  const orders = new Set<{ readonly at: number; readonly action: () => void }>();
  return {
    now: () => now,
    after(ms, action) {
      const order = { at: now + ms, action };
      orders.add(order);
      return () => void orders.delete(order);
    },
    advance(ms) {
      now += ms;
      for (const order of [...orders].filter(({ at }) => at <= now)) {
        if (orders.delete(order)) order.action();
      }
    },
  };
}
