import { expect, it } from 'vitest';
import { fileKind } from './file-kind.ts';
import { bytesOf } from './viewed-file.ts';

const never = new AbortController().signal;
const FILE = { kind: 'url', url: 'https://files.example/acord.pdf' } as const;

it('gives the bytes of an address, and nothing where it answers no or not at all', async () => {
  const answer = (status: number) => async () => new Response('bytes', { status });
  const found = await bytesOf(FILE, never, answer(200));
  expect(found?.size).toBe(5);
  expect(await bytesOf(FILE, never, answer(404))).toBeUndefined();
  const broken = () => Promise.reject(new TypeError('network'));
  expect(await bytesOf(FILE, never, broken)).toBeUndefined();
});

it('ends with the signal', async () => {
  const stop = new AbortController();
  stop.abort(new Error('Left'));
  await expect(bytesOf(FILE, stop.signal, () => Promise.reject(new Error('x')))).rejects.toThrow('Left');
});

it('knows a file by its first bytes, whatever it is called', async () => {
  const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'application/pdf' });
  expect(await fileKind(jpeg)).toBe('image');
  expect(await fileKind(new Blob(['\n\n%PDF-1.7']))).toBe('pdf');
  expect(await fileKind(new Blob(['<html>']))).toBeUndefined();
});
