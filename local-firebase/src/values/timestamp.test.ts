import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMicros, formatTimestamp, parseMicros, parseTimestamp } from './timestamp.ts';

test('any moment survives being written and read', () => {
  const moments = fc.record({
    seconds: fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
    micros: fc.integer({ min: 0, max: 999_999 }),
  });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(parseTimestamp(formatTimestamp(moment))).toEqual(moment);
    }),
  );
});

test('moments before 1970 count their micros forward', () => {
  expect(parseTimestamp('1969-12-31T23:59:59.9Z')).toEqual({ seconds: -1, micros: 900_000 });
});

test.each([
  '2026-02-30T00:00:00Z',
  '2026-11-21',
  '2026-11-21T24:00:00Z',
  '0000-01-01T00:00:00Z',
  '2026-11-21T10:00:60Z',
  '0001-01-01T00:00:00+01:00',
])('%s is no timestamp', (text) => {
  expect(parseTimestamp(text)).toBeUndefined();
});

test('server times keep their microseconds', () => {
  const micros = 1_795_000_000_123_456;
  expect(parseMicros(formatMicros(micros))).toBe(micros);
});
