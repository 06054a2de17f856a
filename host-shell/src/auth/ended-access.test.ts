import { describe, expect, it } from 'vitest';
import { endedAccess } from './ended-access.ts';

const TOKEN = { claims: { role: '5003', companyId: 'x', active: true }, authTime: 5_000 } as const;
const ACCESS = { disabled: false, role: '5003', companyId: 'x', sessionsEndedAt: undefined };

describe('a session', () => {
  it.each([
    ['goes on with the same rights', ACCESS, undefined],
    ['goes on while nothing is stored', undefined, undefined],
    ['ends with the account', { ...ACCESS, disabled: true }, 'disabled'],
    ['ends with another role', { ...ACCESS, role: '5004' }, 'access-changed'],
    ['ends with another company', { ...ACCESS, companyId: 'y' }, 'access-changed'],
    ['ends when sessions were ended after it began', { ...ACCESS, sessionsEndedAt: 6_000 }, 'session-ended'],
    ['goes on when it began after that', { ...ACCESS, sessionsEndedAt: 5_000 }, undefined],
  ])('%s', (_what, access, end) => {
    expect(endedAccess(TOKEN, { access })).toBe(end);
  });

  it('whose beginning is unknown is left alone by an end of sessions', () => {
    expect(
      endedAccess({ claims: TOKEN.claims }, { access: { ...ACCESS, sessionsEndedAt: 1 } }),
    ).toBeUndefined();
  });
});
