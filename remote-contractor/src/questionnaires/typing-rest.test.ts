import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTypingRest, type TypingRest } from './typing-rest.ts';

let rest: TypingRest;
const done: string[] = [];
const field = () => document.querySelector('textarea') as HTMLTextAreaElement;
const key = () => field().dispatchEvent(new InputEvent('beforeinput', { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<textarea></textarea><input type="text"><button></button>';
  rest = createTypingRest({ document, now: Date.now }, (name) => void done.push(name));
});

afterEach(() => {
  rest.end();
  done.length = 0;
  document.body.innerHTML = '';
  vi.useRealTimers();
});

it('acts at once for somebody who chooses', () => {
  rest.whenRested('q1');
  expect(done).toEqual(['q1']);
});

it('waits for somebody who types, until two seconds after the last key, and then acts once', () => {
  key();
  rest.whenRested('q1');
  vi.advanceTimersByTime(1_500);
  key();
  rest.whenRested('q1');
  rest.whenRested('q2');
  vi.advanceTimersByTime(1_900);
  expect(done).toEqual([]);

  vi.advanceTimersByTime(100);
  // A key would be drawn between the two.
  expect(done).toEqual(['q1']);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['q1', 'q2']);
  vi.advanceTimersByTime(90_000);
  expect(done).toEqual(['q1', 'q2']);
});

it('waits a minute at most for somebody who types on and on', () => {
  key();
  rest.whenRested('q1');
  for (let second = 0; second < 59; second += 1) {
    vi.advanceTimersByTime(1_000);
    key();
  }
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(done).toEqual(['q1']);
});

it('acts when the fields for text are left, and goes on waiting in the next of them', () => {
  key();
  rest.whenRested('q1');
  field().focus();
  document.querySelector('input')?.focus();
  expect(done).toEqual([]);

  document.querySelector('button')?.focus();
  rest.whenRested('q1');
  vi.advanceTimersByTime(0);
  expect(done).toEqual(['q1']);
  rest.whenRested('q2');
  expect(done).toEqual(['q1', 'q2']);
});

it('acts when the page is put away, or taken out', () => {
  key();
  rest.whenRested('q1');
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(done).toEqual(['q1']);
  hidden.mockRestore();

  key();
  rest.whenRested('q2');
  rest.end();
  rest.whenRested('q3');
  expect(done).toEqual(['q1', 'q2', 'q3']);
});
