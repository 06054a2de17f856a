import type { StoredRecord } from '@vcms/data';
import { DEFAULT_REQUIREMENTS, type RequirementSet } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { limitsContent } from './limits-form-values.ts';
import {
  beginState,
  isDirty,
  type LimitsState,
  withInsurance,
  withSaved,
  withVersion,
  withVersions,
} from './limits-state.ts';
import type { StoredVersion, Versions } from './use-versions.ts';

const TODAY = '2026-11-21';

function version(n: number, changes: Partial<RequirementSet> = {}, minute = 0): StoredRecord<RequirementSet> {
  const updatedAt = new Date(Date.UTC(2026, 0, n, 12, minute));
  const record = { path: `clients/x/requirementSets/${n}`, companyId: undefined, createdAt: updatedAt };
  return {
    ...DEFAULT_REQUIREMENTS,
    ...{ clientId: 'x', n, effectiveFrom: '2026-01-01', status: 'published', changeNote: `Version ${n}` },
    ...changes,
    record: { ...record, createdBy: 'u1', updatedAt, updatedBy: 'u1' },
  };
}

const auto = (auto_csl: number) => ({
  auto: { required: true, limits: { auto_csl }, endorsements: [], warnDays: 30 },
});
const NOW = version(2, { insurance: auto(1_000_000) });
const LATER = version(3, { effectiveFrom: '2027-01-01', insurance: auto(9_000_000) });
const draft = (auto_csl: number, minute = 0): StoredVersion =>
  version(4, { status: 'draft', effectiveFrom: '2027-02-01', insurance: auto(auto_csl) }, minute);
const of = (...all: readonly StoredVersion[]): Versions => ({ all, today: TODAY, damaged: 0 });

function typed(state: LimitsState, auto_csl: string): LimitsState {
  const { lines } = state.values;
  const line = { ...lines.auto, limits: { auto_csl } };
  return { ...state, values: { ...state.values, lines: { ...lines, auto: line } } };
}

const csl = ({ values }: LimitsState) => values.lines.auto.limits.auto_csl;

describe('the editor', () => {
  it('begins with the version in force, in 30 days and without its note', () => {
    const state = beginState(of(LATER, NOW));
    expect(csl(state)).toBe('1,000,000');
    expect(state.values).toMatchObject({ effectiveFrom: '2026-12-21', changeNote: '' });
    expect([state.seen, isDirty(state)]).toEqual([undefined, false]);
  });

  it('begins with the draft where there is one, and with the defaults for a new client', () => {
    expect(beginState(of(draft(3_000_000), LATER, NOW)).values.effectiveFrom).toBe('2027-02-01');
    expect(csl(beginState(of()))).toBe('1,000,000');
  });

  it('shows what somebody else saves, as long as nothing was typed', () => {
    const state = withVersions(beginState(of(draft(3_000_000), NOW)), of(draft(4_000_000, 5), NOW));
    expect([csl(state), state.outdated]).toEqual(['4,000,000', false]);
  });

  it('keeps what was typed and tells of the other version', () => {
    const mine = typed(beginState(of(draft(3_000_000), NOW)), '5,000,000');
    const state = withVersions(mine, of(draft(4_000_000, 5), NOW));
    expect([csl(state), state.outdated]).toEqual(['5,000,000', true]);
    expect(state.seen?.record.updatedAt).toEqual(draft(3_000_000).record.updatedAt);
  });

  it('takes the own save in without losing what was typed meanwhile', () => {
    const sent = typed(beginState(of(draft(3_000_000), NOW)), '4,000,000');
    const saved = withSaved(sent, sent.values, limitsContent(sent.values, sent.base));
    expect([csl(saved), isDirty(saved)]).toEqual(['4,000,000', false]);
    const state = withVersions(typed(saved, '4,500,000'), of(draft(4_000_000, 5), NOW));
    expect([csl(state), state.outdated]).toEqual(['4,500,000', false]);
    expect(state.seen?.record.updatedAt).toEqual(draft(0, 5).record.updatedAt);
  });

  it('does not take another spelling of an amount for a change', () => {
    expect(isDirty(typed(beginState(of(NOW)), '$1000000'))).toBe(false);
    expect(isDirty(typed(beginState(of(NOW)), 'one'))).toBe(true);
  });

  it('takes over the limits of a version, or all of it', () => {
    const state = beginState(of(LATER, NOW));
    const osha = { ...DEFAULT_REQUIREMENTS.osha, maxDeaths: 3 };
    const old = version(1, { insurance: auto(500_000), osha });
    const limits = withInsurance(state, old.insurance);
    const whole = withVersion(state, old);
    expect([csl(limits), csl(whole), isDirty(whole)]).toEqual(['500,000', '500,000', true]);
    expect([limits.base.osha.maxDeaths, whole.base.osha.maxDeaths]).toEqual([null, 3]);
    expect(whole.values.effectiveFrom).toBe('2026-12-21');
  });
});
