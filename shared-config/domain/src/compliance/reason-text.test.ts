import { describe, expect, it } from 'vitest';
import { REASON_CODES, reasonText } from './reason-text.ts';
import { createItem, type Item } from './status.ts';

const of = (key: string, trace: Partial<Item> = {}): Item => createItem(key, 'non_compliant', trace);

describe('reasons in words', () => {
  it.each<[string, Item, string]>([
    ['missing', of('document.w9'), 'Nothing on file'],
    ['expired', of('document.w9', { facts: { endedOn: '2026-11-18' } }), 'Ended on 11/18/2026'],
    ['not_yet_effective', of('document.w9', { facts: { startsOn: '2026-12-01' } }), 'Starts on 12/01/2026'],
    ['rejected', of('document.w9', { facts: { finding: 'Not signed.' } }), 'Returned: Not signed'],
    ['rejected:2024', of('osha.logs'), '2024: Returned'],
    [
      'awaiting_review',
      of('document.w9', { facts: { waitingSince: '2026-11-10' } }),
      'Waiting for review since 11/10/2026',
    ],
    ['grace', of('document.w9', { facts: { graceUntil: '2026-11-25' } }), 'In time, grace until 11/25/2026'],
    ['ends_soon', of('document.w9', { facts: { daysLeft: 30 } }), 'Ends in 30 days'],
    ['ends_soon', of('document.w9', { facts: { daysLeft: 1 } }), 'Ends in 1 day'],
    ['ends_soon', of('document.w9', { facts: { daysLeft: 0 } }), 'Ends today'],
    [
      'below_limit',
      of('insurance.auto.auto_csl', { gap: 500_000, required: 1_000_000 }),
      '$500,000 short of $1,000,000',
    ],
    [
      'consumed_by_primary',
      of('insurance.umbrella.umb_aggregate', { facts: { used: 2_000_000 } }),
      '$2,000,000 of the umbrella is needed below',
    ],
    ['endorsement_missing', of('insurance.gl.additional_insured'), 'Additional insured not shown'],
    ['holder_missing', of('insurance.gl.certificate_holder'), 'Certificate holder not shown'],
    [
      'autos_missing:hired,non_owned',
      of('insurance.auto.autos', { required: 'Hired and non-owned autos' }),
      'Autos covered not shown; the policy must cover hired and non-owned autos',
    ],
    [
      'autos_missing:non_owned',
      of('insurance.auto.autos', { actual: 'Hired autos', required: 'Hired and non-owned autos' }),
      'Covers hired autos only; must also cover non-owned autos',
    ],
    [
      'autos_missing:any',
      of('insurance.auto.autos', { actual: 'Owned and hired autos', required: 'Any auto' }),
      'Covers owned and hired autos only; must cover any auto',
    ],
    ['year_missing:2024', of('osha.logs'), '2024 not on file'],
    ['year_due:2025', of('osha.logs'), '2025 due 03/02/2026'],
    ['over_limit', of('osha.trir', { actual: '3.02', required: '3.00' }), '3.02 is above 3.00'],
    ['score', of('program.x', { actual: '70.0', required: 80 }), 'Score 70.0 is below 80'],
    ['knockout:q7', of('questionnaire'), 'The answer to question q7 rules the company out'],
    ['staff_not_ready', of('staff', { gap: 1, required: 4 }), '1 of 4 people are not ready'],
  ])('%s of %o', (reason, item, text) => {
    expect(reasonText(item, reason)).toBe(text);
  });

  it('has a text for every code, without an open place', () => {
    const traced = { actual: 1, required: 2, gap: 1 };
    for (const code of REASON_CODES) {
      const text = reasonText(of('insurance.gl.additional_insured', traced), code);
      expect(text, code).toMatch(/^[A-Z0-9$ ]/);
      expect(text, code).not.toMatch(/[{}]|undefined|nothing/);
    }
  });

  it.each([
    ['crane_permit_missing:tower', 'Crane permit missing'],
    ['toString', 'ToString'],
    ['', 'Not known to this page yet'],
  ])('says %j, which a newer rule may give, in its own words', (reason, text) => {
    expect(reasonText(of('osha.trir'), reason)).toBe(text);
  });
});
