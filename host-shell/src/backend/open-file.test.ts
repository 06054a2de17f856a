import { expect, it, vi } from 'vitest';
import { openFile } from './open-file.ts';
import type { TrustedCall } from './trusted-call.ts';

const part = (text: string, size: number) => ({
  ok: true as const,
  value: { size, contentType: 'image/png', bytes: btoa(text), opening: 'o1' },
});

it('puts a file together from its parts, which belong to one opening', async () => {
  const call = vi.fn<TrustedCall>().mockResolvedValueOnce(part('ab', 3)).mockResolvedValueOnce(part('c', 3));

  const file = await openFile(call, 'c1', 'd1');

  expect(await file?.text()).toBe('abc');
  expect(file?.type).toBe('image/png');
  expect(call.mock.calls.map(([, request]) => request)).toEqual([
    { companyId: 'c1', documentId: 'd1', part: 0 },
    { companyId: 'c1', documentId: 'd1', part: 1, opening: 'o1' },
  ]);
});

it.each([
  { ok: false as const, kind: 'unreachable' as const, message: '' },
  { ok: true as const, value: undefined },
  { ok: true as const, value: { size: 1 } },
])('has no file where a part does not come: %j', async (answer) => {
  expect(await openFile(async () => answer, 'c1', 'd1')).toBeUndefined();
});

it('ends where a part is empty', async () => {
  const call = vi.fn<TrustedCall>(async () => part('', 3));

  await openFile(call, 'c1', 'd1');

  expect(call).toHaveBeenCalledTimes(1);
});
