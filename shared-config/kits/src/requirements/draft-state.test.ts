import type { StoredRecord } from '@vcms/data';
import { DEFAULT_REQUIREMENTS, type RequirementSet } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { draftContent, draftFrame } from './draft-frame.ts';
import {
  beginState,
  type DraftState,
  isDirty,
  withPart,
  withSaved,
  withVersion,
  withVersions,
} from './draft-state.ts';
import type { DraftFrame, RequirementPart } from './requirement-part.ts';
import type { StoredVersion, Versions } from './use-versions.ts';

const TODAY = '2026-11-21';

interface Typed extends DraftFrame {
  readonly csl: string;
}

/** A page that edits one amount. */
const PART: RequirementPart<Typed> = {
  keys: ['insurance'],
  noun: 'limits',
  sameText: 'The amount is the same.',
  read: ({ insurance }, frame) => ({ ...frame, csl: String(insurance.auto?.limits.auto_csl) }),
  demands: ({ csl }) => ({ insurance: auto(Number(csl.replace(/[$,]/g, ''))) }),
  problems: ({ csl }) => (/^[$\d,]+$/.test(csl) ? {} : { csl: 'Enter a whole number.' }),
  changes: () => [],
};

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

function typed(state: DraftState<Typed>, csl: string): DraftState<Typed> {
  return { ...state, values: { ...state.values, csl } };
}

const csl = ({ values }: DraftState<Typed>) => values.csl;
const begin = (versions: Versions) => beginState(PART, versions);

describe('the editor', () => {
  it('begins with the last version, in 30 days and without its note', () => {
    const state = begin(of(NOW));
    expect(csl(state)).toBe('1000000');
    expect(state.values).toMatchObject({ effectiveFrom: '2026-12-21', changeNote: '' });
    expect([state.seen, isDirty(state)]).toEqual([undefined, false]);
  });

  it('begins with one that is published for a later day, from that day on, so that none of it is undone', () => {
    const state = begin(of(LATER, NOW));
    expect([csl(state), state.values.effectiveFrom]).toEqual(['9000000', '2027-01-01']);
  });

  it('begins with the draft where there is one, and with the defaults for a new client', () => {
    expect(begin(of(draft(3_000_000), LATER, NOW)).values.effectiveFrom).toBe('2027-02-01');
    expect(csl(begin(of()))).toBe('1000000');
  });

  it('shows what somebody else saves, as long as nothing was typed', () => {
    const state = withVersions(begin(of(draft(3_000_000), NOW)), of(draft(4_000_000, 5), NOW));
    expect([csl(state), state.outdated]).toEqual(['4000000', false]);
  });

  it('keeps what was typed and tells of the other version', () => {
    const mine = typed(begin(of(draft(3_000_000), NOW)), '5000000');
    const state = withVersions(mine, of(draft(4_000_000, 5), NOW));
    expect([csl(state), state.outdated]).toEqual(['5000000', true]);
    expect(state.seen?.record.updatedAt).toEqual(draft(3_000_000).record.updatedAt);
  });

  it('takes the own save in without losing what was typed meanwhile', () => {
    const sent = typed(begin(of(draft(3_000_000), NOW)), '4000000');
    const saved = withSaved(sent, sent.values, draftContent(PART, sent.values, sent.base));
    expect([csl(saved), isDirty(saved)]).toEqual(['4000000', false]);
    const state = withVersions(typed(saved, '4500000'), of(draft(4_000_000, 5), NOW));
    expect([csl(state), state.outdated]).toEqual(['4500000', false]);
    expect(state.seen?.record.updatedAt).toEqual(draft(0, 5).record.updatedAt);
  });

  it('does not take another spelling of an amount for a change', () => {
    expect(isDirty(typed(begin(of(NOW)), '$1000000'))).toBe(false);
    expect(isDirty(typed(begin(of(NOW)), 'one'))).toBe(true);
  });

  it('takes over the limits of a version, or all of it', () => {
    const state = begin(of(LATER, NOW));
    const osha = { ...DEFAULT_REQUIREMENTS.osha, maxDeaths: 3 };
    const old = version(1, { insurance: auto(500_000), osha });
    const limits = withPart(state, old);
    const whole = withVersion(state, old);
    expect([csl(limits), csl(whole), isDirty(whole)]).toEqual(['500000', '500000', true]);
    expect([limits.base.osha.maxDeaths, whole.base.osha.maxDeaths]).toEqual([null, 3]);
    expect(whole.values.effectiveFrom).toBe('2027-01-01');
  });

  it('stores a draft without a note, and shows none for it', () => {
    const { values, base } = begin(of(NOW));
    const content = draftContent(PART, { ...values, changeNote: ' ' }, base);
    expect(content.changeNote).toHaveLength(5);
    expect(draftFrame(content).changeNote).toBe('');
  });

  it('keeps what is typed when another page saves its part of the same draft', () => {
    const mine = typed(begin(of(draft(3_000_000), NOW)), '5000000');
    const emr = { ...DEFAULT_REQUIREMENTS.emr, latest: '0.90' };
    const theirs = { ...draft(3_000_000, 5), emr };
    const state = withVersions(mine, of(theirs, NOW));
    expect([csl(state), state.outdated]).toEqual(['5000000', false]);
    expect(draftContent(PART, state.values, state.base).emr.latest).toBe('0.90');
  });
});
