import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { isKnownPassword, KNOWN_PASSWORDS } from './known-passwords.ts';

it('is the list that the local sign-in service refuses', async () => {
  const file = new URL('../../../firebase/refused-passwords.txt', import.meta.url);
  expect((await readFile(file, 'utf8')).trim().split(/\s+/)).toEqual([...KNOWN_PASSWORDS]);
});

it('knows a password in large letters too, and takes another one', () => {
  expect(isKnownPassword('QWERTY123')).toBe(true);
  expect(isKnownPassword('moss-green-7')).toBe(false);
});
