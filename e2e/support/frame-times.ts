import type { Page } from '@playwright/test';

/** The page's work for each of some keys or frames, ms. Printed and written down, never judged: a machine has other things to do. */
export interface Times {
  readonly median: number;
  readonly slowest: number;
}

function timesOf(found: readonly number[]): Times {
  const sorted = found.toSorted((left, right) => left - right);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, slowest: sorted.at(-1) ?? 0 };
}

/** Between two keys of a word, ms. */
const KEY_MS = 60;

/** Does something, and says how long the page's main thread worked meanwhile, ms. */
export type Worked = <T>(act: () => Promise<T>) => Promise<readonly [result: T, work: number]>;

/** Does something while the page's processor is so many times slower. */
export async function throttled<T>(
  page: Page,
  rate: number,
  act: (worked: Worked) => Promise<T>,
): Promise<T> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const taskTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  try {
    return await act(async (inner) => {
      const before = await taskTime();
      const result = await inner();
      return [result, (await taskTime()) - before];
    });
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  }
}

/** More than a key may take until it is drawn, ms. */
const LATE_MS = 50;

/** Times of the keys of a text that is typed in words: those after a pause, and all others. */
export interface KeyTimes {
  readonly afterPause: Times;
  readonly others: Times;
  /** Keys that took more than 50 ms. */
  readonly late: number;
  /** The longest task of the page meanwhile, ms; 0: none took 50. */
  readonly longestTask: number;
}

/**
 * From each key until the page has drawn what it says. The field has the focus.
 * @param pause ms before each word but the first; whatever waits for a pause begins meanwhile, or under the next keys
 */
export async function timeKeys(page: Page, text: string, pause = KEY_MS): Promise<KeyTimes> {
  await page.evaluate(() => {
    const found: number[] = [];
    const tasks: number[] = [];
    Object.assign(globalThis, { keyTimes: found, taskTimes: tasks });
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    });
    observer.observe({ type: 'longtask' });
    const onKey = ({ timeStamp }: KeyboardEvent) => {
      // A frame is over when the task after it begins.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => found.push(performance.now() - timeStamp);
        port2.postMessage(undefined);
      });
    };
    const watching = new AbortController();
    const endKeys = () => {
      watching.abort();
      observer.disconnect();
    };
    Object.assign(globalThis, { endKeys });
    document.addEventListener('keydown', onKey, { capture: true, signal: watching.signal });
  });
  for (const key of text) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(key === ' ' ? pause : KEY_MS);
  }
  const { found, tasks } = await page.evaluate(() => {
    const { keyTimes, taskTimes, endKeys } = globalThis as unknown as {
      readonly keyTimes: number[];
      readonly taskTimes: number[];
      readonly endKeys: () => void;
    };
    endKeys();
    return { found: keyTimes, tasks: taskTimes };
  });
  const isAfterPause = (_time: number, at: number) => text[at - 1] === ' ';
  return {
    afterPause: timesOf(found.filter(isAfterPause)),
    others: timesOf(found.filter((time, at) => !isAfterPause(time, at))),
    late: found.filter((time) => time > LATE_MS).length,
    longestTask: Math.max(0, ...tasks),
  };
}

/** The same in a field that nothing listens to: what the browser itself needs on this machine. */
export async function timePlainKeys(page: Page, text: string, pause = KEY_MS): Promise<KeyTimes> {
  await page.evaluate(() => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.id = 'plain-field';
    field.style.cssText = 'position: fixed; inset: 0 auto auto 0';
    field.focus();
  });
  const times = await timeKeys(page, text, pause);
  await page.evaluate(() => document.getElementById('plain-field')?.remove());
  return times;
}

/** Between the frames of a page while something moves in it. */
export async function timeFrames(
  page: Page,
  act: () => Promise<void>,
): Promise<Times & { readonly missed: number; readonly frames: number }> {
  await page.evaluate(() => {
    const found: number[] = [];
    const state = { found, going: true };
    Object.assign(globalThis, { frameTimes: state });
    let last = performance.now();
    const frame = (now: number) => {
      found.push(now - last);
      last = now;
      if (state.going) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await act();
  const found = await page.evaluate(() => {
    const state = (globalThis as unknown as { frameTimes: { found: number[]; going: boolean } }).frameTimes;
    state.going = false;
    return state.found.slice(1);
  });
  const { median, slowest } = timesOf(found);
  return {
    median,
    slowest,
    frames: found.length,
    missed: found.filter((time) => time > 1.5 * median).length,
  };
}
