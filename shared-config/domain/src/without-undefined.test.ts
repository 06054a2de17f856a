import { expect, it } from 'vitest';
import { withoutUndefined } from './without-undefined.ts';

it('leaves out what is undefined, however deep, and keeps null, dates and the places of a list', () => {
  const day = new Date(0);
  const value = { a: undefined, b: [{ c: undefined, d: null }, 'x'], e: { f: { g: undefined } }, day };
  expect(withoutUndefined(value)).toStrictEqual({ b: [{ d: null }, 'x'], e: { f: {} }, day });
});
