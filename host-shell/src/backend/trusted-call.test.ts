import { expect, it, vi } from 'vitest';
import { createInvitationBackend } from './invitation-backend.ts';
import { createTrustedCall, trustedFailure } from './trusted-call.ts';

it('a refusal keeps its reason and its sentence', () => {
  const details = { reason: 'too-many', message: 'Wait a while.' };

  expect(
    trustedFailure(
      Object.assign(new Error('Wait a while. [429]'), { code: 'functions/resource-exhausted', details }),
    ),
  ).toEqual({
    ok: false,
    kind: 'refused',
    ...details,
  });
});

it.each([
  [Object.assign(new Error('internal [0]'), { code: 'functions/internal' }), 'unreachable'],
  [Object.assign(new Error('x'), { code: 'functions/unavailable' }), 'unreachable'],
  [new TypeError('Failed to fetch dynamically imported module'), 'unreachable'],
  [Object.assign(new Error('INTERNAL [500]'), { code: 'functions/internal' }), 'other'],
  [undefined, 'other'],
])('%s is %s', (cause, kind) => {
  expect(trustedFailure(cause)).toMatchObject({ ok: false, kind });
});

it('code that cannot be loaded is a result, not an exception', async () => {
  const call = createTrustedCall(async () => Promise.reject(new TypeError('Failed to fetch')));

  expect(await call('invitationCheck', {})).toMatchObject({ ok: false, kind: 'unreachable' });
});

it.each([undefined, null, 'text', {}, { state: 'new' }])(
  'a strange answer %j about an invitation is a failure',
  async (value) => {
    const invitations = createInvitationBackend(vi.fn(async () => ({ ok: true, value }) as const));

    expect(await invitations.check('t')).toMatchObject({ ok: false });
    expect(await invitations.accept({ token: 't', requestId: 'r' })).toMatchObject({ ok: false });
  },
);

it('what is known of an invitation is read, and nothing else', async () => {
  const answer = {
    state: 'valid',
    inviterName: 'Ada',
    role: '5003',
    account: 'existing',
    newCompanyKind: 'firm',
    extra: 1,
  };
  const invitations = createInvitationBackend(async () => ({ ok: true, value: answer }));

  const result = await invitations.check('t');

  expect(result).toMatchObject({
    ok: true,
    value: { state: 'valid', invitation: { inviterName: 'Ada', role: '5003', hasAccount: true } },
  });
  expect(
    result.ok && result.value.state === 'valid' && result.value.invitation.newCompanyKind,
  ).toBeUndefined();
});
