import { expect, test } from 'vitest';
import { frame, frameArrays } from './frame.ts';

test('the length counts UTF-16 code units, not bytes or characters', () => {
  expect(frame('é')).toBe('1\né');
  expect(frame('😀')).toBe('2\n😀');
});

test('several arrays share one chunk', () => {
  expect(frameArrays(['[1,["noop"]]', '[2,["noop"]]'])).toBe('27\n[[1,["noop"]],[2,["noop"]]]');
});

test('a long result is split into chunks that can be read one by one', () => {
  const text = frameArrays(Array.from({ length: 450 }, (_, at) => `[${at + 1},["noop"]]`));

  const sizes: number[] = [];
  for (let rest = text; rest !== ''; ) {
    const newline = rest.indexOf('\n');
    const length = Number(rest.slice(0, newline));
    sizes.push((JSON.parse(rest.slice(newline + 1, newline + 1 + length)) as unknown[]).length);
    rest = rest.slice(newline + 1 + length);
  }
  expect(sizes).toEqual([200, 200, 50]);
});
