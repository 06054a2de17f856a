import { expect, test } from 'vitest';
import { parseStartOptions } from './start-options.ts';

test('without flags the well-known ports and the default folder are taken', () => {
  expect(parseStartOptions([])).toEqual({
    reset: false,
    data: '.data',
    host: '127.0.0.1',
    shellPort: 4300,
    cdnPort: 4301,
    firebasePort: 4302,
    mailPort: 4303,
    overrides: undefined,
  });
});

test('every flag is read', () => {
  const args = [
    '--reset',
    '--data',
    'x',
    '--port',
    '0',
    '--cdn-port',
    '1',
    '--firebase-port',
    '65535',
    '--mail-port',
    '2',
  ];

  expect(parseStartOptions(args)).toMatchObject({
    reset: true,
    data: 'x',
    shellPort: 0,
    cdnPort: 1,
    firebasePort: 65_535,
    mailPort: 2,
  });
});

test('overrides are allowed by a flag, from this machine and from the origins that are named', () => {
  const origin = 'https://preview.example.com';

  expect(parseStartOptions(['--overrides']).overrides).toEqual([]);
  expect(parseStartOptions(['--overrides', '--override-origin', origin]).overrides).toEqual([origin]);
});

test.each([
  [['--override-origin', 'https://preview.example.com'], '--override-origin needs --overrides.'],
  [['--overrides', '--override-origin', 'https://preview.example.com/'], /takes an origin such as/],
  [['--port', 'x'], '--port takes a port from 0 to 65535, not "x".'],
  [['--cdn-port', '65536'], '--cdn-port takes a port from 0 to 65535, not "65536".'],
  [['--port', '-1'], /--port/],
  [['--none'], /Unknown option '--none'.*npm start -- --help/],
  [['extra'], /npm start -- --help/],
])('%j is answered with a sentence', (args, sentence) => {
  expect(() => parseStartOptions(args)).toThrow(sentence);
});
