import { describe, expect, it } from 'vitest';
import { laterVersions, needsNoticeReason, openDraft, versionMark } from './requirement-versions.ts';
import { buildRequirementSet } from './test-support/builders.ts';

const TODAY = '2026-11-20';
const OLD = buildRequirementSet({ n: 1, effectiveFrom: '2024-01-01', status: 'superseded' });
const NOW = buildRequirementSet({ n: 2, effectiveFrom: '2025-01-01' });
const NEXT = buildRequirementSet({ n: 3, effectiveFrom: '2027-01-01' });
const DRAFT = buildRequirementSet({ n: 4, effectiveFrom: '2027-02-01', status: 'draft' });
const ALL = [DRAFT, NOW, OLD, NEXT];

describe('the versions of a client', () => {
  it('are marked by what they are on the day', () => {
    expect(ALL.map((version) => versionMark(version, ALL, TODAY))).toEqual([
      'draft',
      'in_force',
      'superseded',
      'future',
    ]);
    expect(versionMark(NEXT, ALL, '2027-01-01')).toBe('in_force');
    // The night has not marked it yet.
    expect(versionMark(NOW, ALL, '2027-01-01')).toBe('superseded');
  });

  it('have a draft only while the newest is one', () => {
    expect(openDraft(ALL)?.n).toBe(4);
    expect(openDraft([OLD, NOW])).toBeUndefined();
    expect(openDraft([])).toBeUndefined();
  });

  it('may take over from a new one', () => {
    expect(laterVersions(ALL, '2026-12-20').map(({ n }) => n)).toEqual([3]);
    expect(laterVersions(ALL, '2027-01-01')).toEqual([]);
  });
});

describe('short notice', () => {
  const raise = { raised: true, contractors: 3, today: TODAY, effectiveFrom: '2026-12-20' };

  it.each([
    ['30 days of notice', raise, false],
    ['29 days of notice', { ...raise, effectiveFrom: '2026-12-19' }, true],
    ['a raise of today', { ...raise, effectiveFrom: TODAY }, true],
    ['lower demands of today', { ...raise, raised: false, effectiveFrom: TODAY }, false],
    ['nobody who must follow', { ...raise, contractors: 0, effectiveFrom: TODAY }, false],
  ])('asks for a reason or not: %s', (_name, facts, expected) => {
    expect(needsNoticeReason(facts)).toBe(expected);
  });
});
