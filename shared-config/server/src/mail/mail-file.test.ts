import { expect, it } from 'vitest';
import { MAIL_FILES_MOST, mailFile, storedFiles } from './mail-file.ts';

const LETTER = { name: 'letter.pdf', type: 'application/pdf' };

function made(bytes: number, mails = 1) {
  return mailFile(LETTER, mails, () => Promise.resolve(new Uint8Array(bytes)));
}

it('a file is carried while a record holds it', async () => {
  expect((await made(MAIL_FILES_MOST))?.bytes).toHaveLength(MAIL_FILES_MOST);
  expect(await made(MAIL_FILES_MOST + 1)).toBeUndefined();
});

it('the more mails one act makes, the smaller it must be', async () => {
  expect(await made(100_000, 50)).toMatchObject(LETTER);
  expect(await made(100_000, 51)).toBeUndefined();
});

it('one that cannot be made is left out', async () => {
  expect(await mailFile(LETTER, 1, () => Promise.reject(new Error('No such part')))).toBeUndefined();
});

it('what is stored and no file is left out', () => {
  const file = { ...LETTER, bytes: Buffer.from('%PDF') };
  expect(storedFiles([file, { ...file, bytes: 'a path' }, { path: '/etc/passwd' }, null])).toEqual([file]);
  expect(storedFiles(undefined)).toEqual([]);
});
