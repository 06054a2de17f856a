import type { ClientLine, Policy, RenewalConsent } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { checkConsentForm, consentForm, consentOf } from './consent-form.ts';
import { renewalWords } from './renewal-note.tsx';

const POLICY: Policy = {
  ...{ id: 'gl-1', line: 'gl', insurerName: 'Granite Mutual', policyNumber: 'GL-100' },
  ...{ effective: '2026-01-01', expiration: '2027-01-01', limits: {}, claimsMade: false, autos: [] },
  ...{ endorsements: {}, namedInsured: 'Acme Roofing', state: 'accepted', version: 1 },
  producer: { name: 'Oak Street Risk', email: 'certificates@oak.test' },
};
const CONSENT: RenewalConsent = {
  ...{ id: 'gl', contractorId: 'a', policyId: 'gl-1', producerName: 'Oak Street Risk', allowedBy: 'u1' },
  ...{ brokerName: 'Ana at Oak Street', brokerEmail: 'renewals@oak.test' },
};
const ASKED = [{} as ClientLine];

function words(policies: readonly Policy[], today = '2026-10-01', clients = ASKED) {
  return renewalWords({ line: 'gl', policies, clients }, CONSENT, today);
}

describe('the card of a line', () => {
  it('says who is asked and from when, and then where the requests are', () => {
    expect(words([POLICY])).toEqual({
      isProblem: false,
      text: 'Ana at Oak Street (renewals@oak.test) is asked for the renewal automatically from 11/02/2026.',
    });
    expect(words([POLICY], '2026-11-02')?.text).toMatch(/automatically; the requests are listed below\.$/);
  });

  it('says nothing without a consent, with a renewal on file, after the end, and of what no client requires', () => {
    const renewal: Policy = { ...POLICY, id: 'gl-2', expiration: '2028-01-01', state: 'submitted' };

    expect(renewalWords({ line: 'gl', policies: [POLICY], clients: ASKED }, undefined, '2026-10-01')).toBe(
      undefined,
    );
    expect(words([POLICY, renewal])).toBeUndefined();
    expect(words([POLICY], '2027-01-01')).toBeUndefined();
    expect(words([POLICY], '2026-10-01', [])).toBeUndefined();
  });

  it('asks whom to ask once the policy names another broker', () => {
    const next: Policy = { ...POLICY, id: 'gl-2', producer: { name: 'Two Rivers Agency' } };

    expect(words([next])).toMatchObject({
      isProblem: true,
      text: expect.stringContaining('The policy names Two Rivers Agency, so Ana at Oak Street is not asked'),
    });
    expect(consentForm(next, CONSENT)).toEqual({ brokerName: 'Two Rivers Agency', brokerEmail: '' });
  });
});

describe('the form of a consent', () => {
  it('begins with the broker of the policy, later with what was said last', () => {
    expect(consentForm(POLICY, undefined)).toEqual({
      brokerName: 'Oak Street Risk',
      brokerEmail: 'certificates@oak.test',
    });
    expect(consentForm(POLICY, CONSENT)).toEqual({
      brokerName: 'Ana at Oak Street',
      brokerEmail: 'renewals@oak.test',
    });
  });

  it('needs a name and an address', () => {
    const { brokerName, brokerEmail } = checkConsentForm({ brokerName: ' ', brokerEmail: 'oak' }, POLICY);
    expect(brokerName).toBeTruthy();
    expect(brokerEmail).toBe('Enter a valid e-mail address.');
    const whole = { brokerName: ' Oak ', brokerEmail: ' a@oak.test ' };
    expect(checkConsentForm(whole, POLICY)).toEqual({});
    expect(consentOf(whole, POLICY)).toEqual({
      policyId: 'gl-1',
      brokerName: 'Oak',
      brokerEmail: 'a@oak.test',
    });
  });
});
