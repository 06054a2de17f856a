import { expect, it } from 'vitest';
import { bytesOf } from './bytes-of.ts';

const BYTES = Uint8Array.from({ length: 512 }, (_none, at) => at % 256);
const BASE64 = btoa(String.fromCharCode(...BYTES));

it('gives every byte that base64 stands for, in a browser that cannot do it by itself as well', () => {
  expect(bytesOf(BASE64)).toEqual(BYTES);
  expect(bytesOf(BASE64, {})).toEqual(BYTES);
  expect(bytesOf('')).toEqual(new Uint8Array(0));
});

it('leaves it to a browser that can', () => {
  const own = new Uint8Array([1, 2, 3]);

  expect(bytesOf(BASE64, { fromBase64: (given) => (given === BASE64 ? own : new Uint8Array(0)) })).toBe(own);
});
