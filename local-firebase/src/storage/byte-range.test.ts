import { describe, expect, it } from 'vitest';
import { parseByteRange } from './byte-range.ts';
import { parseContentRange } from './content-range.ts';
import { crc32c, crc32cText } from './crc32c.ts';

describe('a Range header', () => {
  it.each([
    [undefined, 10, 'whole'],
    ['bytes=0-4', 10, { start: 0, end: 4 }],
    ['bytes=4-', 10, { start: 4, end: 9 }],
    ['bytes=4-99', 10, { start: 4, end: 9 }],
    ['bytes=-3', 10, { start: 7, end: 9 }],
    ['bytes=-99', 10, { start: 0, end: 9 }],
    ['bytes=10-', 10, 'unsatisfiable'],
    ['bytes=-0', 10, 'unsatisfiable'],
    ['bytes=0-', 0, 'whole'],
    ['bytes=5-2', 10, 'whole'],
    ['bytes=0-1,3-4', 10, 'whole'],
    ['lines=0-1', 10, 'whole'],
  ])('%s of %i bytes', (header, size, expected) => {
    expect(parseByteRange(header, size)).toEqual(expected);
  });
});

describe('a Content-Range header', () => {
  it.each([
    [undefined, { kind: 'bytes', start: 0 }],
    ['bytes 0-9/10', { kind: 'bytes', start: 0, end: 9, total: 10 }],
    ['bytes 0-9/*', { kind: 'bytes', start: 0, end: 9 }],
    ['bytes 5-*/*', { kind: 'bytes', start: 5 }],
    ['bytes 0-*/10', { kind: 'bytes', start: 0, total: 10 }],
    ['bytes */*', { kind: 'status' }],
    ['bytes */10', { kind: 'status', total: 10 }],
  ])('%s', (header, expected) => {
    expect(parseContentRange(header)).toEqual(expected);
  });

  it('is refused when malformed', () => {
    expect(() => parseContentRange('bytes nine')).toThrow('Invalid Content-Range');
  });
});

describe('the Castagnoli sum', () => {
  it('has the published check value', () => {
    expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283);
    expect(crc32cText(0xe3069283)).toBe('4waSgw==');
  });

  it('can be built up in pieces', () => {
    expect(crc32c(Buffer.from('6789'), crc32c(Buffer.from('12345')))).toBe(0xe3069283);
  });
});
