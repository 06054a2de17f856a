import { beforeEach, expect, test } from 'vitest';
import { createOutgoingArrays, type OutgoingArrays } from './outgoing-arrays.ts';

let arrays: OutgoingArrays;
beforeEach(() => {
  arrays = createOutgoingArrays();
  for (const data of ['["a"]', '["b"]', '["c"]']) arrays.push(data);
});

test('ids start at one and every array is sent once', () => {
  expect(arrays.takeUnsent()).toEqual(['[1,["a"]]', '[2,["b"]]', '[3,["c"]]']);
  expect(arrays.takeUnsent()).toEqual([]);
  expect(arrays.lastSentId()).toBe(3);
});

test('after a rewind everything that is not acknowledged is sent again', () => {
  arrays.takeUnsent();
  arrays.acknowledge(2);
  arrays.rewind();
  arrays.push('["d"]');

  expect(arrays.takeUnsent()).toEqual(['[3,["c"]]', '[4,["d"]]']);
});

test('an acknowledgement takes back no array that was not sent', () => {
  arrays.takeUnsent();
  arrays.push('["d"]');
  arrays.acknowledge(1);

  expect(arrays.takeUnsent()).toEqual(['[4,["d"]]']);
});

test('the last sent id stays when everything is acknowledged', () => {
  arrays.takeUnsent();
  arrays.acknowledge(3);

  expect(arrays.lastSentId()).toBe(3);
  expect(arrays.unacknowledgedLength()).toBe(0);
});

test('only sent arrays count as unacknowledged', () => {
  arrays.takeUnsent();
  arrays.push('["not sent"]');
  arrays.acknowledge(1);

  expect(arrays.unacknowledgedLength()).toBe('[2,["b"]]'.length + '[3,["c"]]'.length);
});
