import { expect, test } from 'vitest';
import { documentAt, integer } from './store-harness.ts';
import { createVersionHistory, HISTORY_MICROS } from './version-history.ts';

const first = documentAt('c/d', { n: integer(1) }, 10);
const second = documentAt('c/d', { n: integer(2) }, 20);

function history() {
  const versions = createVersionHistory(5);
  versions.add('c/d', undefined, 10);
  versions.add('c/d', first, 20);
  return versions;
}

test('a read in the past sees the version of that time', () => {
  const versions = history();
  expect(versions.at('c/d', second, 9)).toBeUndefined();
  expect(versions.at('c/d', second, 10)).toBe(first);
  expect(versions.at('c/d', second, 19)).toBe(first);
  expect(versions.at('c/d', second, 20)).toBe(second);
});

test('a document without former versions is what it is now', () => {
  expect(history().at('c/x', second, 6)).toBe(second);
});

test('versions older than an hour go, and what can be read moves on with them', () => {
  const versions = history();
  versions.add('c/x', undefined, 15 + HISTORY_MICROS);
  expect(versions.oldest()).toBe(10);
  expect(versions.at('c/d', second, 15)).toBe(first);
  versions.add('c/y', undefined, 25 + HISTORY_MICROS);
  expect(versions.oldest()).toBe(20);
  expect([...versions.keys()]).toEqual(['c/x', 'c/y']);
});

test('the number of versions is bounded', () => {
  const versions = createVersionHistory(0, 2);
  for (let time = 1; time <= 5; time += 1) versions.add(`c/${time}`, undefined, time);
  expect([...versions.keys()]).toEqual(['c/4', 'c/5']);
  expect(versions.oldest()).toBe(3);
});
