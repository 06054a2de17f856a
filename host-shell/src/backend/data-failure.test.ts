import { describe, expect, it } from 'vitest';
import { asDataResult, dataFailureOf } from './data-failure.ts';

describe('failures of database and storage', () => {
  it.each([
    ['permission-denied', 'denied'],
    ['storage/unauthorized', 'denied'],
    ['unauthenticated', 'signed-out'],
    ['auth/user-token-expired', 'signed-out'],
    ['unavailable', 'unreachable'],
    ['storage/retry-limit-exceeded', 'unreachable'],
    ['auth/network-request-failed', 'unreachable'],
    ['storage/canceled', 'cancelled'],
    ['not-found', 'missing'],
    ['internal', 'other'],
  ])('%s is %s', (code, kind) => {
    expect(dataFailureOf({ code }).kind).toBe(kind);
  });

  it.each([undefined, null, 'text', new Error('no code'), { code: 7 }])('%s is other', (cause) => {
    expect(dataFailureOf(cause)).toEqual({ ok: false, kind: 'other', cause });
  });

  it('become results, as values do', async () => {
    expect(await asDataResult(async () => 7)).toEqual({ ok: true, value: 7 });
    expect(
      await asDataResult(async () => {
        throw { code: 'unavailable' };
      }),
    ).toMatchObject({ ok: false, kind: 'unreachable' });
  });
});
