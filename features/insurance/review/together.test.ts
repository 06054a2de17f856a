import { describe, expect, it } from 'vitest';
import type { ReviewRecords, StoredPolicy } from './judge-candidate.ts';
import { aPolicy, glDemands, someRecords, TODAY } from './test-records.ts';
import { acceptable, type CheckedLine, checkTogether, type WaitingLine } from './together.ts';
import type { CertificateReading } from './use-paper-reading.ts';

const UNREAD: CertificateReading = { kind: 'nothing' };
const PLACE = { page: 1, x: 0, y: 0, width: 0, height: 0 };

function line(change: Partial<StoredPolicy>, of: Partial<WaitingLine> = {}): WaitingLine {
  return { policy: aPolicy({ certificateDocId: 'paper', ...change }), holders: [], isOpen: false, ...of };
}

const GL = line({ id: 'gl', limits: { gl_each_occurrence: 1_000_000 } }, { isOpen: true });
const UMBRELLA = line({
  ...{ id: 'umb', line: 'umbrella', policyNumber: 'UM-1' },
  limits: { umb_each_occurrence: 5_000_000 },
});

function check(
  lines: readonly WaitingLine[],
  change: Partial<ReviewRecords> = {},
  reading: CertificateReading = UNREAD,
): readonly CheckedLine[] {
  const policies = lines.map(({ policy }) => policy);
  const x = someRecords().engagements.slice(0, 1);
  const records = someRecords({ engagements: x, policies, requirementSets: [glDemands('x')], ...change });
  return checkTogether(lines, { records, reading, today: TODAY });
}

const ids = (lines: readonly CheckedLine[]) => acceptable(lines).map(({ policy }) => policy.id);
const faultsOf = (lines: readonly CheckedLine[], id: string) =>
  lines.find(({ policy }) => policy.id === id)?.faults;

const TWO_MILLION = [glDemands('x', { limits: { gl_each_occurrence: 2_000_000 }, viaUmbrella: true })];

describe('the lines of one certificate together', () => {
  it('are all offered where nothing stands against them', () => {
    expect(ids(check([GL, UMBRELLA]))).toEqual(['gl', 'umb']);
  });

  it('leave out the one that a client asks more of, and say what and for whom', () => {
    const auto = line({ id: 'auto', line: 'auto', limits: { auto_csl: 500_000 } });
    const found = check([GL, auto], { requirementSets: TWO_MILLION });
    expect(ids(found)).toEqual(['auto']);
    expect(faultsOf(found, 'gl')).toEqual(['Each occurrence: $1,000,000 short of $2,000,000 (Xenon).']);
  });

  it('count an umbrella that is accepted with them, and not one that stays behind', () => {
    expect(ids(check([GL, UMBRELLA], { requirementSets: TWO_MILLION }))).toEqual(['gl', 'umb']);
    const held = { ...UMBRELLA, blocked: 'Sid Second is reviewing this line.' };
    const found = check([GL, held], { requirementSets: TWO_MILLION });
    expect(ids(found)).toEqual([]);
    expect(faultsOf(found, 'umb')).toEqual(['Sid Second is reviewing this line.']);
  });

  it('leave out what has to be opened: a correction, and endorsement pages, unless it is on the workbench', () => {
    const corrected = { ...UMBRELLA, policy: { ...UMBRELLA.policy, version: 2 } };
    const endorsements = { waiver_of_subrogation: { basis: 'blanket', docId: 'd1' } } as const;
    const paged = { ...GL, policy: { ...GL.policy, endorsements } };
    expect(faultsOf(check([GL, corrected]), 'umb')).toEqual([
      'It was corrected. Open it to compare the versions.',
    ]);
    expect(faultsOf(check([{ ...paged, isOpen: false }]), 'gl')).toEqual([
      'It has endorsement pages. Open it to look at them.',
    ]);
    expect(ids(check([paged, { ...corrected, isOpen: true }]))).toEqual(['gl', 'umb']);
  });

  it('leave out what the paper names otherwise, and everything while it is read', () => {
    const found = { certainty: 'sure', place: PLACE } as const;
    const first = {
      ...{ page: 1, insurers: {} },
      namedInsured: { ...found, value: 'Somebody Else Inc' },
      lines: [],
    };
    expect(faultsOf(check([GL], {}, { kind: 'read', first }), 'gl')).toEqual([
      'The certificate names Somebody Else Inc; you are Acme Roofing LLC.',
    ]);
    expect(ids(check([GL, UMBRELLA], {}, { kind: 'reading' }))).toEqual([]);
  });

  it('leave out a policy that has ended', () => {
    expect(faultsOf(check([GL, line({ ...UMBRELLA.policy, expiration: '2026-11-20' })]), 'umb')).toEqual([
      'The policy ended on 11/20/2026.',
    ]);
  });
});
