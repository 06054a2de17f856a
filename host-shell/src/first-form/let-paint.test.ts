import { afterEach, expect, it, vi } from 'vitest';
import { letPaint } from './let-paint.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** Whether the wait is over as soon as what is at hand has run. */
async function isOver(wait: Promise<void>): Promise<boolean> {
  let over = false;
  void wait.then(() => {
    over = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  return over;
}

it('nothing waits where no first form stands', async () => {
  expect(await isOver(letPaint(window))).toBe(true);
});

it('the app waits for a frame and what follows it, and in a window without frames not for long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  document.body.innerHTML = '<div data-first></div>';
  const framed = letPaint(window);
  expect(await isOver(framed)).toBe(false);
  vi.advanceTimersToNextFrame();
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(framed)).toBe(true);

  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const unframed = letPaint(window);
  await vi.advanceTimersByTimeAsync(199);
  expect(await isOver(unframed)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(unframed)).toBe(true);
});
