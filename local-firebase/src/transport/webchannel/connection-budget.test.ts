import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ConnectionBudget, createConnectionBudget } from './connection-budget.ts';

let budget: ConnectionBudget;
let released: string[];
beforeEach(() => {
  vi.useFakeTimers();
  budget = createConnectionBudget();
  released = [];
});
afterEach(() => vi.useRealTimers());

function hang(names: string, client = 'a') {
  return [...names].map((name) => budget.enter(client, () => released.push(name)));
}

test('five hanging requests leave the browser a connection and may hang for ever', () => {
  hang('12345');
  vi.advanceTimersByTime(3_600_000);
  expect(released).toEqual([]);
});

test('the sixth takes the last connection, so that the oldest soon makes room', () => {
  hang('123456');
  vi.advanceTimersByTime(24);
  expect(released).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(released).toEqual(['1']);
});

test('nobody else is released until the room is taken again', () => {
  hang('123456');
  vi.advanceTimersByTime(1_000);
  expect(released).toEqual(['1']);

  hang('7');
  vi.advanceTimersByTime(25);
  expect(released).toEqual(['1', '2']);
});

test('who leaves makes room, too', () => {
  const [leave] = hang('123456');
  leave?.();
  vi.advanceTimersByTime(1_000);
  expect(released).toEqual([]);
});

test('browsers do not take each other’s connections', () => {
  hang('123', 'a');
  hang('456', 'b');
  vi.advanceTimersByTime(1_000);
  expect(released).toEqual([]);
});

test('browsers that look alike take turns until each is sure to have room', () => {
  hang('123456789');
  vi.advanceTimersByTime(1_000);
  expect(released).toEqual(['1', '2', '3', '4']);
});

test('no timer is left when all have gone', () => {
  for (const leave of hang('123456')) leave();
  vi.advanceTimersByTime(25);
  expect(vi.getTimerCount()).toBe(0);
  expect(released).toEqual([]);
});
