/** What a mounted remote holds outside its own element, in words that name it. */
export interface LeakWatch {
  /** Listeners on window, document and body, and timers, that were set since the start and are still there. */
  left(): readonly string[];
  end(): void;
}

interface Held {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: unknown;
  readonly capture: boolean;
}

/** Firebase's connection outlives a page: it is the shell's, and so are its timers and listeners. */
const OF_FIREBASE = /node_modules\/(?:@firebase|firebase|@grpc)\//;

/** Watches the page's global event targets and the timers from now on. One watch at a time. */
export function watchLeaks(view: Window & typeof globalThis): LeakWatch {
  const listeners = watchListeners(view);
  const timers = watchTimers();
  return {
    left: () => [...listeners.left(), ...timers.left()],
    end() {
      listeners.end();
      timers.end();
    },
  };
}

function watchListeners(view: Window & typeof globalThis): LeakWatch {
  const { document, EventTarget: Targets } = view;
  const names = new Map<EventTarget, string>([
    [view, 'window'],
    [document, 'document'],
    [document.documentElement, 'html'],
    [document.body, 'body'],
  ]);
  const held: Held[] = [];
  const indexOf = (one: Held) =>
    held.findIndex(
      ({ target, type, listener, capture }) =>
        target === one.target && type === one.type && listener === one.listener && capture === one.capture,
    );
  const drop = (one: Held) => {
    const index = indexOf(one);
    if (index >= 0) held.splice(index, 1);
  };

  function watchOwner(owner: EventMethods): () => void {
    const { addEventListener, removeEventListener } = owner;
    owner.addEventListener = function add(this: EventTarget | undefined, type, listener, options) {
      addEventListener.call(this ?? view, type, listener, options);
      const { signal, once } = typeof options === 'object' ? options : {};
      const target = this ?? view;
      if (!names.has(target) || listener === null || once === true || signal?.aborted === true) return;
      if (OF_FIREBASE.test(new Error().stack ?? '')) return;
      const entry = { target, type, listener, capture: isCapture(options) };
      if (indexOf(entry) < 0) held.push(entry);
      signal?.addEventListener('abort', () => drop(entry), { once: true });
    };
    owner.removeEventListener = function remove(this: EventTarget | undefined, type, listener, options) {
      removeEventListener.call(this ?? view, type, listener, options);
      drop({ target: this ?? view, type, listener, capture: isCapture(options) });
    };
    return () => void Object.assign(owner, { addEventListener, removeEventListener });
  }

  // A test environment may give the window methods of its own, beside those of every event target.
  const owners: readonly EventMethods[] = Object.hasOwn(view, 'addEventListener')
    ? [Targets.prototype, view]
    : [Targets.prototype];
  const restores = owners.map(watchOwner);
  return {
    left: () => held.map(({ target, type }) => `listener of ${type} on ${names.get(target)}`),
    end() {
      for (const restore of restores) restore();
    },
  };
}

type EventMethods = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

function isCapture(options: boolean | EventListenerOptions | undefined): boolean {
  return typeof options === 'object' ? options.capture === true : options === true;
}

type TimerName = 'setTimeout' | 'setInterval';

function watchTimers(): LeakWatch {
  const real = { setTimeout, setInterval, clearTimeout, clearInterval };
  const running = new Map<unknown, string>();

  function watched(name: TimerName) {
    return (action: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) => {
      const isFirebase = OF_FIREBASE.test(new Error().stack ?? '');
      const id = real[name](() => {
        if (name === 'setTimeout') running.delete(id);
        action(...values);
      }, delay);
      if (!isFirebase) running.set(id, `${name} of ${delay} ms`);
      return id;
    };
  }
  const forget = (id: unknown) => {
    running.delete(id);
    real.clearTimeout(id as NodeJS.Timeout);
  };
  Object.assign(globalThis, {
    setTimeout: watched('setTimeout'),
    setInterval: watched('setInterval'),
    clearTimeout: forget,
    clearInterval: forget,
  });
  return { left: () => [...running.values()], end: () => Object.assign(globalThis, real) };
}
