import { DEFAULT_REQUIREMENTS, type RequirementSet } from '@vcms/domain';
import {
  type OwnDemand,
  overrideChange,
  overrideContent,
  overrideValues,
  previewOf,
} from '@vcms/kits/requirements';
import { describe, expect, it } from 'vitest';
import { limitSubject } from './limit-subject.ts';

const TODAY = '2026-11-21';
const SET: RequirementSet = {
  ...DEFAULT_REQUIREMENTS,
  ...{ clientId: 'x', n: 1, effectiveFrom: '2026-01-01', status: 'published', changeNote: 'First version' },
};
const FACTS = { sets: [SET], today: TODAY };
const AUTO = { line: 'auto', code: 'auto_csl' } as const;
const CSL = limitSubject(AUTO, FACTS);
const LINE = limitSubject({ line: 'umbrella', code: undefined }, FACTS);
const REASON = 'They drive inside the tank farm now.';
const OWN: OwnDemand = {
  id: 'o1',
  key: 'insurance.auto.auto_csl',
  value: 500_000,
  waived: false,
  reason: REASON,
  from: '2026-06-01',
  to: '2027-02-01',
};

describe('the form of a special demand', () => {
  it('begins empty today, and a changed one with what it says', () => {
    expect(overrideValues(CSL, undefined, TODAY)).toEqual({
      waived: false,
      value: '',
      reason: '',
      from: TODAY,
      to: '',
    });
    expect(overrideValues(CSL, OWN, TODAY)).toEqual({
      waived: false,
      value: '500,000',
      reason: REASON,
      from: TODAY,
      to: '2027-02-01',
    });
    expect(overrideValues(LINE, undefined, TODAY).waived).toBe(true);
  });

  it('is what is stored: no value for a waiver, no end for none', () => {
    const values = { ...overrideValues(CSL, undefined, TODAY), value: '$2,000,000', reason: ` ${REASON} ` };
    expect(overrideContent(CSL, values)).toEqual({
      key: 'insurance.auto.auto_csl',
      value: 2_000_000,
      waived: false,
      reason: REASON,
      from: TODAY,
      to: null,
    });
    const waiver = { ...overrideValues(LINE, undefined, TODAY), reason: REASON, to: '2027-01-31' };
    expect(overrideContent(LINE, waiver)).not.toHaveProperty('value');
  });

  it('is checked against what is asked of all on its first day', () => {
    const values = { ...overrideValues(CSL, undefined, TODAY), value: '500,000', reason: REASON };
    expect(CSL.check(values)).toEqual({ to: 'A lower limit needs an end date.' });
    const later: RequirementSet = { ...SET, n: 2, effectiveFrom: '2027-01-01', insurance: {} };
    const free = { sets: [SET, later], today: TODAY };
    expect(limitSubject(AUTO, free).check({ ...values, from: '2027-01-01' })).toEqual({});
  });
});

describe('a demand that is no amount', () => {
  const subjectOf = (
    wording: 'min_best' | 'aggregate_per' | 'additional_insured' | 'waiver_of_subrogation',
  ) => limitSubject({ line: 'gl', code: undefined, wording }, { ...FACTS, sets: [RATED] });
  const RATED: RequirementSet = {
    ...SET,
    insurance: {
      gl: {
        ...{ required: true, limits: {}, endorsements: ['additional_insured'], warnDays: 30 },
        ...{ minBest: 'A- VII', aggregatePer: 'project' },
      },
    },
  };
  const typed = (subject: ReturnType<typeof subjectOf>, changes: object) => ({
    ...{ ...overrideValues(subject, undefined, TODAY), reason: REASON, ...changes },
  });

  it('is waived with an end where all must show it', () => {
    const subject = subjectOf('additional_insured');
    expect(subject.amount).toBeUndefined();
    const values = typed(subject, {});
    expect(values.waived).toBe(true);
    expect(subject.check(values)).toEqual({ to: 'A waived requirement needs an end date.' });
    expect(subject.check({ ...values, to: '2027-02-01' })).toEqual({});
  });

  it('may be another rating, which ends where it is milder', () => {
    const subject = subjectOf('min_best');
    expect(subject.title).toBe("Commercial general liability, Insurer's rating");
    const milder = typed(subject, { value: ' b+  vi ' });
    expect(subject.check(milder)).toEqual({ to: 'A milder requirement needs an end date.' });
    expect(subject.check({ ...milder, to: '2027-02-01' })).toEqual({});
    expect(overrideContent(subject, { ...milder, to: '2027-02-01' })).toMatchObject({
      ...{ key: 'insurance.gl.min_best', value: 'B+ VI', waived: false },
    });
    expect(subject.check(typed(subject, { value: 'A+ X' }))).toEqual({});
    expect(subject.check(typed(subject, { value: 'very good' }))).toEqual({
      value: 'Enter a rating such as A- VII.',
    });
    expect(subject.check(typed(subject, { value: 'A- VII' })).value).toMatch(/required of everyone/);
    expect(subject.amount?.usualText(TODAY)).toBe('All others: A- VII or better.');
  });

  it('may be another scope of the aggregate', () => {
    const subject = subjectOf('aggregate_per');
    expect(typed(subject, {}).value).toBe('policy');
    expect(subject.check(typed(subject, { to: '2027-02-01' }))).toEqual({});
    expect(subject.check(typed(subject, {}))).toEqual({ to: 'A milder requirement needs an end date.' });
  });

  it('may be an endorsement that the others need not show, without an end', () => {
    const subject = subjectOf('waiver_of_subrogation');
    const values = typed(subject, {});
    expect(subject.check(values)).toEqual({});
    expect(overrideContent(subject, values)).toMatchObject({ value: 'required', waived: false, to: null });
    expect(subject.amount?.usualText(TODAY)).toBe('Not required of the others.');
  });
});

describe('a change of special demands', () => {
  const content = { ...overrideContent(CSL, overrideValues(CSL, OWN, TODAY)), value: 700_000 };

  it('ends the one that holds when the new one begins today, and those it overtakes', () => {
    const later = { ...OWN, id: 'o2', from: '2026-12-24' };
    const other = { ...OWN, id: 'o3', key: 'insurance.auto.auto_pd' };
    expect(overrideChange(content, [OWN, later, other], TODAY, 'new')).toEqual({
      revoked: ['o1', 'o2'],
      added: [{ ...content, id: 'new' }],
    });
  });

  it('leaves the one that holds until a later one begins', () => {
    const next = { ...content, from: '2026-12-10' };
    const later = { ...OWN, id: 'o2', from: '2026-12-24' };
    expect(overrideChange(next, [OWN, later], TODAY, 'new').revoked).toEqual(['o2']);
  });

  it('is judged on its first day, before its reason is written', () => {
    const pair = { clientId: 'x', contractorId: 'a' };
    const change = overrideChange({ ...content, from: '2026-12-10', reason: '' }, [], TODAY, 'new');
    expect(previewOf(pair, change, TODAY)).toMatchObject({
      kind: 'overrides',
      asOf: '2026-12-10',
      added: [{ ...pair, state: 'active', reason: expect.stringMatching(/^.{20,}$/) }],
    });
    expect(previewOf(pair, { revoked: ['o1'], added: [] }, TODAY).asOf).toBe(TODAY);
  });
});
