import { DEFAULT_REQUIREMENTS, type NaicsGroup } from '@vcms/domain';
import { requirementSetSchema } from '@vcms/domain/schemas';
import { describe, expect, it } from 'vitest';
import { type GroupValues, groupDemand, groupProblems, groupValues, withNewGroup } from './group-values.ts';

const TRADES: NaicsGroup = {
  name: 'Specialty trades',
  naics: ['238', '2371'],
  trir: { limit: '2.00' },
  dart: { industryMultiplier: '1.25' },
  emrLatest: '0.90',
};

function groupWith(changes: Partial<GroupValues>): GroupValues {
  const [group] = groupValues([TRADES]);
  if (group === undefined) throw new Error('There is no group.');
  return { ...group, ...changes };
}

const problemsOf = (changes: Partial<GroupValues>) => groupProblems([groupWith(changes)]);
const { trir, dart, ltir } = groupWith({}).rates;

describe('the form of limits by industry', () => {
  it('shows groups and gives back the same, as the records take them', () => {
    const stored = groupValues([TRADES]).map(groupDemand);
    expect(stored).toEqual([TRADES]);
    const set = {
      ...DEFAULT_REQUIREMENTS,
      clientId: 'x',
      n: 1,
      effectiveFrom: '2026-01-01',
      status: 'draft',
    };
    const version = { ...set, changeNote: 'Limits for trades', naicsGroups: stored };
    expect(requirementSetSchema.safeParse(version).success).toBe(true);
    expect(groupProblems(groupValues([TRADES]))).toEqual({});
    expect(groupValues(undefined)).toEqual([]);
  });

  it('takes 20 groups, each with a place of its own', () => {
    let groups: readonly GroupValues[] = [];
    for (let turn = 0; turn < 25; turn += 1) groups = withNewGroup(groups);
    expect(groups).toHaveLength(20);
    expect(new Set(groups.map(({ key }) => key)).size).toBe(20);
    const [first, second] = groups;
    const again = withNewGroup([first, second].flatMap((group) => group ?? []).slice(1));
    expect(new Set(again.map(({ key }) => key)).size).toBe(2);
  });

  it.each<[Partial<GroupValues>, string, string]>([
    [{ name: '' }, 'name', 'Enter Name.'],
    [{ name: 'x'.repeat(61) }, 'name', 'Name must be 2-60 characters.'],
    [{ naics: [] }, 'naics', 'Add a NAICS code.'],
    [{ naics: ['238', '238'] }, 'naics', '238 stands in another group. Remove it from one of them.'],
    [{ naics: Array.from({ length: 21 }, (_, at) => `${1000 + at}`) }, 'naics', 'Add at most 20 codes.'],
    [{ rates: { trir: { ...trir, limit: '50.01' }, dart, ltir } }, 'trir', 'Must be between 0.00 and 50.00.'],
    [
      { rates: { trir, dart: { ...dart, multiplier: '0.4' }, ltir } },
      'dart',
      'Must be between 0.50 and 3.00.',
    ],
    [{ emrLatest: '3.5' }, 'emrLatest', 'Must be between 0.20 and 3.00.'],
  ])('says what is wrong (%#)', (changes, field, message) => {
    expect(problemsOf(changes)).toEqual({ [`groups.g0.${field}`]: message });
  });

  it('says in both groups that they share a code', () => {
    const both = groupValues([TRADES, { name: 'Sewers', naics: ['2371'] }]);
    expect(Object.keys(groupProblems(both))).toEqual(['groups.g0.naics', 'groups.g1.naics']);
  });
});
