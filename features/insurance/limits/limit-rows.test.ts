import { DEFAULT_REQUIREMENTS, type RequirementOverride, type RequirementSet } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { copiedDemands, type LimitRow, limitRows, usesUsualLimits, usualLimit } from './limit-rows.ts';
import { effectiveText } from './limit-words.ts';
import { missingDemands } from './missing-demands.ts';

const TODAY = '2026-11-21';
const SET: RequirementSet = {
  ...DEFAULT_REQUIREMENTS,
  clientId: 'x',
  n: 1,
  effectiveFrom: '2026-01-01',
  status: 'published',
  changeNote: 'First version',
};

function override(key: string, changes: Partial<RequirementOverride> = {}): RequirementOverride {
  return {
    ...{ id: key, clientId: 'x', contractorId: 'a', key, waived: changes.value === undefined },
    ...{ reason: 'Agreed for the work at hand.', from: '2026-06-01', to: '2027-02-01', state: 'active' },
    ...changes,
  };
}

const CSL = 'insurance.auto.auto_csl';

function lines(...overrides: readonly RequirementOverride[]) {
  return limitRows({ sets: [SET], overrides, today: TODAY });
}

function rowOf(key: string, ...overrides: readonly RequirementOverride[]): LimitRow | undefined {
  return lines(...overrides)
    .flatMap(({ rows }) => rows)
    .find((row) => row.key === key);
}

describe('the grid of a contractor', () => {
  it('holds every line and limit that is asked of all, and nothing of its own', () => {
    expect(lines().map(({ line, rows }) => [line, rows.length])).toEqual([
      ['gl', 8],
      ['auto', 5],
      ['umbrella', 2],
      ['wc_el', 6],
    ]);
    expect(usesUsualLimits(lines())).toBe(true);
    expect(rowOf(CSL)).toMatchObject({
      label: 'Combined single limit',
      usual: 1_000_000,
      effective: 1_000_000,
      difference: 0,
      own: undefined,
    });
  });

  it('shows a lower and a higher limit with the difference', () => {
    expect(rowOf(CSL, override(CSL, { value: 500_000 }))).toMatchObject({
      effective: 500_000,
      difference: -500_000,
    });
    const higher = override(CSL, { value: 3_000_000, to: null });
    expect(rowOf(CSL, higher)).toMatchObject({ difference: 2_000_000, own: { id: CSL } });
    expect(usesUsualLimits(lines(higher))).toBe(false);
  });

  it('leaves out what was revoked or has ended, and keeps apart what begins later', () => {
    const ended = override(CSL, { value: 400_000, to: '2026-11-20' });
    const revoked = override(CSL, { value: 400_000, state: 'revoked' });
    expect(rowOf(CSL, ended, revoked)).toMatchObject({ own: undefined, effective: 1_000_000 });
    const coming = override(CSL, { value: 400_000, from: '2026-12-01' });
    expect(rowOf(CSL, coming)).toMatchObject({ own: undefined, later: [{ from: '2026-12-01' }] });
    expect(usesUsualLimits(lines(coming))).toBe(false);
  });

  it('asks for nothing in a waived line', () => {
    const umbrella = lines(override('insurance.umbrella')).find(({ line }) => line === 'umbrella');
    expect(umbrella?.waiver?.key).toBe('insurance.umbrella');
    expect(umbrella?.rows.every(({ waived, effective }) => waived && effective === undefined)).toBe(true);
  });

  it('adds a line that is asked of this contractor only, and demands that are no amounts', () => {
    const pollution = override('insurance.pollution.poll_aggregate', { value: 2_000_000 });
    expect(lines(pollution).at(-1)).toMatchObject({
      line: 'pollution',
      required: false,
      rows: [{ usual: undefined, effective: 2_000_000, difference: undefined }],
    });
    const wording = override('insurance.gl.additional_insured');
    expect(rowOf('insurance.gl.additional_insured', wording)).toMatchObject({
      code: undefined,
      waived: true,
      label: 'Additional insured',
    });
  });

  it('shows what is asked beside amounts in words, until it is waived', () => {
    const key = 'insurance.gl.additional_insured';
    expect(rowOf(key)).toMatchObject({
      ...{ wording: 'additional_insured', usualWords: 'Required', waived: false, own: undefined },
    });
    const waived = rowOf(key, override(key));
    expect(waived).toMatchObject({ usualWords: 'Required', waived: true, own: { waived: true } });
    expect(waived === undefined ? '' : effectiveText(waived)).toBe('Waived');
  });

  it('goes by the version of the day', () => {
    const next = { ...SET, n: 2, effectiveFrom: '2027-01-01', insurance: {} };
    expect(usualLimit([SET, next], 'auto', 'auto_csl', '2026-12-31')).toBe(1_000_000);
    expect(usualLimit([SET, next], 'auto', 'auto_csl', '2027-01-01')).toBeUndefined();
  });
});

describe('what is copied from another contractor', () => {
  it('is its insurance demands that stand, from today on, and says which are lower', () => {
    const found = copiedDemands(
      [
        override(CSL, { value: 500_000 }),
        override('insurance.umbrella', { from: '2026-12-01' }),
        override('insurance.pollution.poll_aggregate', { value: 1_000_000, to: null }),
        override('program.cranes', { value: 60 }),
        override('insurance.gl', { state: 'revoked' }),
      ],
      [SET],
      TODAY,
    );
    expect(found.map(({ key, from, to, lowered }) => [key, from, to, lowered])).toEqual([
      [CSL, TODAY, '2027-02-01', true],
      ['insurance.umbrella', '2026-12-01', '2027-02-01', true],
      ['insurance.pollution.poll_aggregate', TODAY, null, false],
    ]);
  });
});

describe('another rating or endorsement for one contractor', () => {
  const RATING = 'insurance.gl.min_best';
  const NOTICE = 'insurance.auto.notice_of_cancellation';

  it('holds instead of what is asked of all, in words', () => {
    const row = rowOf(RATING, override(RATING, { value: 'B+ VI' }));
    expect(row && [effectiveText(row), row.waived, row.difference]).toEqual([
      'B+ VI or better',
      false,
      undefined,
    ]);
    const added = rowOf(NOTICE, override(NOTICE, { value: 'required', to: null }));
    expect(added && effectiveText(added)).toBe('Required');
  });

  it('can be added on lines that are asked, and not twice', () => {
    const keys = (...own: readonly RequirementOverride[]) =>
      missingDemands(lines(...own)).map(({ key }) => key);
    expect(keys()).toContain(NOTICE);
    expect(keys(override(NOTICE, { value: 'required' }))).not.toContain(NOTICE);
    expect(keys()).not.toContain('insurance.pollution.min_best');
    expect(keys()).not.toContain('insurance.wc_el.additional_insured');
  });

  it('is copied with whether it is milder', () => {
    const set: RequirementSet = {
      ...SET,
      insurance: { gl: { required: true, limits: {}, endorsements: [], warnDays: 30, minBest: 'A- VII' } },
    };
    const lowered = (value: string) =>
      copiedDemands([override(RATING, { value })], [set], TODAY).map((demand) => demand.lowered);
    expect([lowered('B+ VI'), lowered('A+ X')]).toEqual([[true], [false]]);
  });
});
