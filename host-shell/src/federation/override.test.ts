import { expect, it } from 'vitest';
import { parseOverride } from './override.ts';

const ORIGINS = ['https://preview.example.com'];

it.each([
  ['remote-cs@http://localhost:3102/', 'http://localhost:3102/'],
  ['remote-cs@http://127.0.0.1:3102', 'http://127.0.0.1:3102/'],
  ['remote-cs@http://localhost:3102/x', 'http://localhost:3102/x/'],
  [
    'remote-cs@https://preview.example.com/r/remote-cs/1.2.0-abc/',
    'https://preview.example.com/r/remote-cs/1.2.0-abc/',
  ],
])('takes %s', (text, base) => {
  expect(parseOverride(text, ORIGINS)).toEqual({ remote: 'remote-cs', base });
});

it.each([
  ['an origin that nobody allowed', 'remote-cs@https://evil.example.com/'],
  ['a host that only begins like an allowed one', 'remote-cs@http://localhost.evil.example.com/'],
  ['an allowed host as a user name', 'remote-cs@http://localhost@evil.example.com/'],
  ['a user name', 'remote-cs@http://me@localhost:3102/'],
  ['an allowed host over another protocol', 'remote-cs@http://preview.example.com/'],
  ['a script', 'remote-cs@javascript:alert(1)'],
  ['a data address', 'remote-cs@data:text/javascript,1'],
  ['a query', 'remote-cs@http://localhost:3102/?x=1'],
  ['a remote that does not exist', 'remote-x@http://localhost:3102/'],
  ['an address without a remote', 'http://localhost:3102/'],
  ['a relative address', 'remote-cs@/r/remote-cs/'],
  ['nothing', ''],
])('refuses %s', (_, text) => {
  expect(parseOverride(text, ORIGINS)).toBeUndefined();
});
