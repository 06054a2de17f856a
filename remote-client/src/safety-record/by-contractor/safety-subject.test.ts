import { DEFAULT_REQUIREMENTS, type RequirementSet } from '@vcms/domain';
import { requirementOverrideSchema } from '@vcms/domain/schemas';
import { overrideContent, overrideValues } from '@vcms/kits/requirements';
import { describe, expect, it } from 'vitest';
import { safetyRows } from './safety-demands.ts';
import { safetySubject } from './safety-subject.ts';

const TODAY = '2026-11-21';
const REASON = 'Their one case was a visitor of ours.';
const SET: RequirementSet = {
  ...DEFAULT_REQUIREMENTS,
  ...{ clientId: 'x', n: 1, effectiveFrom: '2026-01-01', status: 'published', changeNote: 'First version' },
  osha: { ...DEFAULT_REQUIREMENTS.osha, dart: { industryMultiplier: '1.25' } },
};
const FACTS = { sets: [SET], today: TODAY };
const TRIR = safetySubject('osha.trir', FACTS);
const DEATHS = safetySubject('osha.deaths', FACTS);
const VALUES = { ...overrideValues(TRIR, undefined, TODAY), reason: REASON };
const YEAR = '2027-11-21';

describe('a limit of the safety record for one contractor', () => {
  it.each([
    ['lower than for all, for good', TRIR, { value: '2.5', to: '' }],
    ['higher than for all, for a year', TRIR, { value: '4', to: YEAR }],
    ['waived for a while', TRIR, { waived: true, to: '2027-02-01' }],
    ['where there is none for all', safetySubject('osha.ltir', FACTS), { value: '1.00' }],
    ['no death at all', DEATHS, { value: '0' }],
  ])('may be %s, as the records take it', (_name, subject, changes) => {
    const values = { ...VALUES, ...changes };
    expect(subject.check(values)).toEqual({});
    const record = { ...overrideContent(subject, values), id: 'o', clientId: 'x', contractorId: 'a' };
    expect(requirementOverrideSchema.safeParse({ ...record, state: 'active' }).success).toBe(true);
  });

  it.each([
    ['higher without an end', TRIR, { value: '4' }, { to: 'A higher limit needs an end date.' }],
    [
      'higher for longer than a year',
      TRIR,
      { value: '4', to: '2027-11-22' },
      { to: 'The end date may be at most 365 days away.' },
    ],
    ['that of all', TRIR, { value: '3' }, { value: expect.stringMatching(/^This is what is required/) }],
    [
      'a number against a multiple, without an end',
      safetySubject('osha.dart', FACTS),
      { value: '1.00' },
      { to: expect.stringMatching(/depends on the industry/) },
    ],
    ['no number', DEATHS, { value: '1.5' }, { value: 'Enter a whole number.' }],
    [
      'out of bounds',
      safetySubject('emr.latest', FACTS),
      { value: '0.1' },
      { value: 'Must be between 0.20 and 3.00.' },
    ],
  ])('may not be %s', (_name, subject, changes, problems) => {
    expect(subject.check({ ...VALUES, ...changes })).toEqual(problems);
  });

  it('stands beside that of all and the contractor’s own number', () => {
    const own = { id: 'o', clientId: 'x', contractorId: 'a', key: 'osha.trir', value: '4.00', waived: false };
    const dated = { ...own, reason: REASON, from: '2026-11-01', to: YEAR, state: 'active' as const };
    const rows = safetyRows({ ...FACTS, overrides: [dated], items: [] });
    expect(rows.map(({ key, usual }) => `${key} ${usual.text}`)).toEqual([
      'osha.trir 3.00',
      'osha.dart 1.25 × industry',
      'osha.ltir No limit',
      'osha.deaths No limit',
      'emr.latest 1.00',
      'emr.avg3 1.00',
    ]);
    expect(rows[0]?.own?.value).toBe('4.00');
    const off = { ...SET, osha: { ...SET.osha, required: false } };
    expect(safetyRows({ sets: [off], today: TODAY, overrides: [], items: [] })).toHaveLength(2);
  });
});

it('a special limit is compared with that of the contractor’s industry', () => {
  const set = { ...SET, naicsGroups: [{ name: 'Trades', naics: ['238'], trir: { limit: '2.00' } }] };
  const facts = { ...FACTS, sets: [set], overrides: [], items: [] };
  const usualOf = (naics: string | undefined) => safetyRows({ ...facts, naics })[0]?.usual;
  expect(usualOf('238160')).toMatchObject({ text: '2.00', group: '238 Trades' });
  expect(usualOf('561720')).toMatchObject({ text: '3.00', group: undefined });
  expect(usualOf(undefined)).toMatchObject({ text: '3.00', group: undefined });

  const subject = safetySubject('osha.trir', { ...facts, naics: '238160' });
  const values = { ...VALUES, value: '2.5', to: '' };
  expect(subject.amount?.usualText(TODAY)).toBe('All others of 238 Trades: 2.00.');
  expect(subject.check(values)).toMatchObject({ to: 'A higher limit needs an end date.' });
  expect(TRIR.check(values)).toEqual({});
});
