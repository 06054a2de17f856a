import { describe, expect, it } from 'vitest';
import { AUTO, accepted, full, itemOf, short } from '../test-support/auto-policies.ts';
import {
  buildDocument,
  buildInput,
  buildPolicy,
  buildRequirementSet,
  buildReview,
  buildVariance,
  CLIENT,
} from '../test-support/builders.ts';
import { evaluate } from './evaluate.ts';
import { evaluateOn } from './evaluate-on.ts';

describe('reviews of two parties', () => {
  const returnedBy = (scope: string) =>
    buildReview('policy', full, {
      id: `r-${scope}`,
      scope,
      decision: 'rejected',
      publicComment: 'The project is not named.',
    });

  it('lets a client return what the firm accepted, for that client only', () => {
    const own = { reviews: [accepted(full), returnedBy(CLIENT)] };
    const foreign = { reviews: [accepted(full), returnedBy('client2')] };

    const returned = itemOf(
      buildInput({ insurance: AUTO }, { policies: [full] }, own),
      'insurance.auto.coverage',
    );
    expect(returned.status).toBe('non_compliant');
    expect(returned.reasons).toEqual(['rejected']);
    expect(returned.facts?.finding).toBe('The project is not named.');
    expect(evaluate(buildInput({ insurance: AUTO }, { policies: [full] }, foreign)).overall).toBe(
      'compliant',
    );
  });

  it('takes the newest review of each party, and none of an older version', () => {
    const later = buildReview('policy', full, { id: 'z', decidedAt: new Date('2026-02-01T00:00:00Z') });
    const input = buildInput(
      { insurance: AUTO },
      { policies: [full] },
      { reviews: [returnedBy('firm'), later] },
    );
    expect(evaluate(input).overall).toBe('compliant');

    const second = { ...full, version: 2 };
    const outdated = buildInput({ insurance: AUTO }, { policies: [second] }, { reviews: [accepted(full)] });
    expect(evaluate(outdated).overall).toBe('pending_review');
  });

  it('asks for the client’s own review where it reviews itself', () => {
    const policy = { ...buildRequirementSet().policy, selfReview: true };
    const input = buildInput(
      { insurance: AUTO, policy },
      { policies: [full] },
      { reviews: [accepted(full)] },
    );
    expect(itemOf(input, 'insurance.auto.coverage')).toMatchObject({
      status: 'pending_review',
      actor: 'client',
    });

    const own = buildReview('policy', full, { id: 'own', scope: CLIENT });
    expect(evaluate({ ...input, reviews: [own] }).overall).toBe('compliant');
  });
});

describe('renewals and ends', () => {
  it('leaves the old accepted policy in force when its renewal is returned', () => {
    const old = buildPolicy({ ...full, expiration: '2026-12-01' });
    const renewal = buildPolicy({ ...full, id: 'b', effective: '2026-12-01', expiration: '2027-12-01' });
    const reviews = [
      accepted(old),
      buildReview('policy', renewal, { decision: 'rejected', publicComment: 'Page 2 is missing.' }),
    ];
    const input = buildInput({ insurance: AUTO }, { policies: [old, renewal] }, { reviews });
    const coverage = itemOf(input, 'insurance.auto.coverage');

    expect(coverage).toMatchObject({ status: 'expiring', reasons: ['ends_soon'], dueOn: '2026-12-01' });
    expect(coverage.facts?.daysLeft).toBe(11);
  });

  it.each([
    { reviewed: true, status: 'compliant', reasons: ['renewal_accepted'] },
    { reviewed: false, status: 'expiring', reasons: ['ends_soon', 'renewal_pending'] },
  ])('says what became of a renewal that follows (reviewed: $reviewed)', ({ reviewed, status, reasons }) => {
    const old = buildPolicy({ ...full, expiration: '2026-12-01' });
    const renewal = buildPolicy({ ...full, id: 'b', effective: '2026-12-01', expiration: '2027-12-01' });
    const reviews = [accepted(old), ...(reviewed ? [accepted(renewal)] : [])];
    const input = buildInput({ insurance: AUTO }, { policies: [old, renewal] }, { reviews });

    expect(itemOf(input, 'insurance.auto.coverage')).toMatchObject({ status, reasons });
  });

  it('says long before the warning until when the last of the accepted policies lasts', () => {
    const old = buildPolicy({ ...full, expiration: '2027-03-01' });
    const renewal = buildPolicy({ ...full, id: 'b', effective: '2027-03-01', expiration: '2028-03-01' });
    const until = (policies: readonly ReturnType<typeof buildPolicy>[]) =>
      itemOf(
        buildInput({ insurance: AUTO }, { policies: [...policies] }, { reviews: policies.map(accepted) }),
        'insurance.auto.coverage',
      ).facts?.validUntil;

    expect(until([old])).toBe('2027-03-01');
    expect(until([old, renewal])).toBe('2028-03-01');
  });

  it('ends a cancelled policy on the day of the cancellation', () => {
    const cancelled = { ...full, state: 'cancelled' as const, cancelledOn: '2026-11-20' };
    const input = buildInput({ insurance: AUTO }, { policies: [cancelled] }, { reviews: [accepted(full)] });

    expect(itemOf({ ...input, asOf: '2026-11-19' }, 'insurance.auto.coverage').status).toBe('expiring');
    expect(itemOf(input, 'insurance.auto.coverage')).toMatchObject({
      status: 'non_compliant',
      reasons: ['expired'],
      facts: { endedOn: '2026-11-20' },
    });
  });

  it.each(['draft', 'withdrawn', 'archived'] as const)('does not see a policy that is %s', (state) => {
    const input = buildInput(
      { insurance: AUTO },
      { policies: [{ ...full, state }] },
      { reviews: [accepted(full)] },
    );
    expect(itemOf(input, 'insurance.auto.coverage').reasons).toEqual(['missing']);
  });

  it('counts the last day of a document as good', () => {
    const documents = [buildDocument({ expiresOn: '2026-11-20' })];
    const demand = { documents: [{ typeId: 'w9', required: true, warnDays: 10 }] };
    const input = buildInput(
      demand,
      { documents },
      { reviews: [buildReview('document', { id: 'd1', version: 1 })] },
    );

    expect(itemOf({ ...input, asOf: '2026-11-09' }, 'document.w9').status).toBe('compliant');
    expect(itemOf({ ...input, asOf: '2026-11-10' }, 'document.w9').status).toBe('expiring');
    expect(itemOf(input, 'document.w9').status).toBe('expiring');
    expect(itemOf({ ...input, asOf: '2026-11-21' }, 'document.w9').status).toBe('non_compliant');
  });
});

describe('variances', () => {
  const input = buildInput({ insurance: AUTO }, { policies: [short] }, { reviews: [accepted(short)] });

  it.each(['requested', 'denied', 'expired', 'revoked', 'withdrawn', 'closed'] as const)(
    'has no effect when it is %s',
    (state) => {
      const result = evaluate({ ...input, variances: [buildVariance({ state })] });
      expect(result.overall).toBe('non_compliant');
    },
  );

  it('names the client as the one to move while a variance is asked for', () => {
    const asked = { ...input, variances: [buildVariance({ state: 'requested' })] };
    expect(itemOf(asked, 'insurance.auto.auto_csl').actor).toBe('client');
    expect(itemOf(input, 'insurance.auto.auto_csl').actor).toBe('contractor');
  });

  it('does not reach a key that only begins alike', () => {
    const other = { ...input, variances: [buildVariance({ key: 'insurance.au' })] };
    expect(evaluate(other).overall).toBe('non_compliant');
  });

  it('opens the site only for an approved engagement', () => {
    const covered = { ...input, variances: [buildVariance()] };
    expect(evaluate(covered)).toMatchObject({ workEligible: true, siteAccess: true });
    expect(evaluate({ ...covered, engagementState: 'suspended' }).siteAccess).toBe(false);
  });
});

describe('a record that cannot be read', () => {
  const KINDS = [
    ...(['requirement_set', 'override', 'review', 'variance', 'staff_record', 'document_type'] as const),
    'benchmark' as const,
  ];
  it.each(KINDS)('lets nobody pass: a %s', (kind) => {
    const input = buildInput({}, {}, { variances: [buildVariance({ key: 'records' })] });
    const result = evaluate({ ...input, damaged: [kind] });

    expect(evaluate(input).workEligible).toBe(true);
    expect(result).toMatchObject({ overall: 'non_compliant', workEligible: false, siteAccess: false });
    expect(result.items[0]).toMatchObject({
      key: 'records',
      reasons: [`record_damaged:${kind}`],
      actor: 'firm',
    });
  });
});

describe('a contractor that the firm suspended', () => {
  it('may work nowhere, whatever its papers and its variances say, on any day', () => {
    const input = buildInput({}, {}, { variances: [buildVariance({ key: 'company' })] });
    const suspended = { ...input, contractor: { ...input.contractor, suspended: true } };

    expect(evaluate(input)).toMatchObject({ workEligible: true, siteAccess: true });
    expect(evaluate(suspended)).toMatchObject({
      overall: 'non_compliant',
      workEligible: false,
      siteAccess: false,
      readinessPct: 0,
      items: [{ key: 'company', raw: 'non_compliant', reasons: ['company_suspended'], actor: 'firm' }],
    });
    expect(evaluateOn({ ...suspended, asOf: '2030-01-01' }).workEligible).toBe(false);
  });
});
