import { describe, expect, it } from 'vitest';
import { changesOf, changeText, versionBefore } from './change-list.ts';
import { aPolicy } from './test-records.ts';

function changed(now: Parameters<typeof aPolicy>[0], before: Parameters<typeof aPolicy>[0]) {
  return changesOf(aPolicy(now), aPolicy(before))
    .filter(({ isChanged }) => isChanged)
    .map(({ label, now: value, before: was }) => [label, value, was]);
}

describe('the changes against the version before', () => {
  it('are marked field by field, with what was there', () => {
    expect(
      changed(
        {
          policyNumber: 'GL-200',
          limits: { gl_each_occurrence: 2_000_000 },
          endorsements: { waiver_of_subrogation: { basis: 'blanket', docId: 'd1' } },
        },
        { limits: { gl_each_occurrence: 1_000_000, gl_med_exp: 5_000 } },
      ),
    ).toEqual([
      ['Policy number', 'GL-200', 'GL-100'],
      ['Each occurrence', '$2,000,000', '$1,000,000'],
      ['Medical expenses', '', '$5,000'],
      ['Waiver of subrogation', 'Blanket, page attached', ''],
    ]);
  });

  it('are none when there is nothing to compare with', () => {
    const fields = changesOf(aPolicy(), undefined);

    expect(fields.some(({ isChanged }) => isChanged)).toBe(false);
    expect(fields.every(({ now, before }) => now !== '' && before === undefined)).toBe(true);
  });
});

describe('the version before', () => {
  const policies = [
    aPolicy({ id: 'old', state: 'superseded', expiration: '2025-11-01' }),
    aPolicy({ id: 'last', state: 'accepted', expiration: '2026-11-01' }),
    aPolicy({ id: 'refused', state: 'rejected', expiration: '2026-12-01' }),
    aPolicy({ id: 'other-line', line: 'auto', limits: {}, state: 'accepted', expiration: '2027-12-01' }),
  ];

  it('is the policy that it renews', () => {
    expect(versionBefore(aPolicy({ supersedes: 'old' }), policies)?.id).toBe('old');
  });

  it('is else the last one of the line that counted', () => {
    expect(versionBefore(aPolicy(), policies)?.id).toBe('last');
  });

  it('is none for the first of a line', () => {
    expect(versionBefore(aPolicy({ line: 'umbrella' }), policies)).toBeUndefined();
  });
});

it.each([
  [{}, 'New policy'],
  [{ supersedes: 'p0' }, 'Renewal'],
  [{ version: 2, supersedes: 'p0' }, 'Correction'],
  [{ version: 4 }, 'Correction 3'],
  [{ certificatesFor: ['Xenon'] }, 'Certificate'],
])('a policy with %j is called %s in the queue', (change, words) => {
  expect(changeText({ version: 1, ...change })).toBe(words);
});
