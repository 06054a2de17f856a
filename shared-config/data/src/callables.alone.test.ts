import type { Functions } from 'firebase/functions';
import { beforeEach, expect, it, vi } from 'vitest';
import { callTrusted } from './callables.ts';

const answer = vi.fn<(request: unknown) => Promise<{ data: unknown }>>();

// The network is the only part that is not real here; the server itself is tested behind the local Firebase.
vi.mock('firebase/functions', () => ({ httpsCallable: () => answer }));

const FUNCTIONS = {} as Functions;
const call = () => callTrusted(FUNCTIONS, 'companySetPlan', { companyId: 'x', plan: 'full' });

function failing(code: string, message: string, details?: unknown): Error {
  return Object.assign(new Error(message), { code, details });
}

beforeEach(() => answer.mockReset());

it('an answer is checked before it is believed', async () => {
  answer.mockResolvedValueOnce({ data: { usersChanged: 3 } });
  expect(await call()).toEqual({ kind: 'done', value: { usersChanged: 3 } });

  answer.mockResolvedValueOnce({ data: { usersChanged: 'many' } });
  expect(await call()).toMatchObject({
    kind: 'failed',
    message: 'That did not work. Try again in a few minutes.',
  });
});

it('a refusal says why, in its own words and without the status the SDK adds', async () => {
  const details = { reason: 'taken', message: 'EIN already belongs to Acme.', field: 'private.ein' };
  answer.mockRejectedValueOnce(
    failing('functions/already-exists', 'EIN already belongs to Acme. [409]', details),
  );

  expect(await call()).toEqual({ kind: 'refused', message: details.message, refusal: details });
});

it.each([
  ['functions/internal', 'internal [0]'],
  ['functions/unavailable', 'unavailable [503]'],
  ['functions/deadline-exceeded', 'deadline-exceeded'],
])('%s with "%s" means that nobody answered', async (code, message) => {
  answer.mockRejectedValueOnce(failing(code, message));

  expect(await call()).toMatchObject({
    kind: 'failed',
    message: expect.stringContaining('cannot be reached'),
  });
});

it.each([
  failing('functions/internal', 'INTERNAL [500]'),
  failing('functions/unknown', 'x', { reason: 'new-one' }),
  'text',
])('%s is a failure of ours', async (cause) => {
  answer.mockRejectedValueOnce(cause);

  expect(await call()).toMatchObject({ kind: 'failed', message: expect.stringContaining('did not work') });
});
