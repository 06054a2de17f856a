import { expect, it } from 'vitest';
import { isBase64 } from './base64.ts';

it.each([
  ['QUJD', true],
  ['QUI=', true],
  ['QQ==', true],
  ['+/9A', true],
  ['', false],
  ['QQ=A', false],
  ['QQ===', false],
  ['Q QQ', false],
  ['QUJD\n', false],
])('%j is base64: %s', (text, expected) => {
  expect(isBase64(text)).toBe(expected);
});

it('answers for eight million letters', () => {
  expect(isBase64('A'.repeat(8_000_000))).toBe(true);
  expect(isBase64(`${'A'.repeat(8_000_000)}!`)).toBe(false);
});
