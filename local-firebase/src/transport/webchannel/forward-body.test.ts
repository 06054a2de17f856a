import { expect, test } from 'vitest';
import { parseForwardBody } from './forward-body.ts';

test('an opening request carries headers and its first messages', () => {
  const headers = 'X-Goog-Api-Client:gl-js/ fire/12.19.0\r\nAuthorization:Bearer a.b.c\r\n';
  const body = `headers=${encodeURIComponent(headers)}&count=2&ofs=0&req0___data__=${encodeURIComponent(
    '{"database":"ä + &"}',
  )}&req1___data__=${encodeURIComponent('{"b":2}')}`;

  const parsed = parseForwardBody(body);

  expect(parsed.headers.get('authorization')).toBe('Bearer a.b.c');
  expect(parsed.headers.get('x-goog-api-client')).toBe('gl-js/ fire/12.19.0');
  expect(parsed.firstId).toBe(0);
  expect(parsed.messages).toEqual([{ database: 'ä + &' }, { b: 2 }]);
});

test('a later request continues the count of messages', () => {
  expect(parseForwardBody('count=1&ofs=7&req0___data__=%7B%7D')).toMatchObject({
    firstId: 7,
    messages: [{}],
  });
});

test('an empty request carries nothing', () => {
  expect(parseForwardBody('count=0')).toMatchObject({ firstId: 0, messages: [] });
});

test.each([
  ['a message that is counted but missing', 'count=2&ofs=0&req0___data__=%7B%7D'],
  ['a message that is no object', 'count=1&ofs=0&req0___data__=1'],
  ['a message that is no JSON', 'count=1&ofs=0&req0___data__=%7B'],
  ['a count that is no number', 'count=x'],
  ['a negative offset', 'count=0&ofs=-1'],
])('%s is refused', (_what, body) => {
  expect(() => parseForwardBody(body)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
});
