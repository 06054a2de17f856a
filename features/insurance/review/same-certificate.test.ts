import { describe, expect, it } from 'vitest';
import type { StoredPolicy } from './judge-candidate.ts';
import { type CertificateReader, nextOnCertificate, sameCertificate } from './same-certificate.ts';
import { aPolicy } from './test-records.ts';

const FIRM: CertificateReader = { side: { kind: 'firm', scope: 'firm' }, uid: 'reviewer', reviews: [] };
const CLIENT: CertificateReader = { side: { kind: 'client', scope: 'c1' }, uid: 'reviewer', reviews: [] };

function line(change: Partial<StoredPolicy> & Pick<StoredPolicy, 'id' | 'line'>): StoredPolicy {
  return aPolicy({ certificateDocId: 'paper', ...change });
}

const GL = line({ id: 'gl', line: 'gl' });
const AUTO = line({ id: 'auto', line: 'auto' });
const WC = line({ id: 'wc', line: 'wc_el' });
const OTHER = line({ id: 'other', line: 'umbrella', certificateDocId: 'another paper' });
const ALL = [WC, OTHER, GL, AUTO];

const next = (policy: StoredPolicy, policies: readonly StoredPolicy[], reader = FIRM) =>
  nextOnCertificate(sameCertificate(policy, policies, reader))?.id;

describe('the other lines of a certificate', () => {
  it('are those of the same file, the ones that follow first', () => {
    expect(sameCertificate(AUTO, ALL, FIRM).map(({ policy }) => policy.id)).toEqual(['wc', 'gl']);
    expect(next(GL, ALL)).toBe('auto');
    expect(next(WC, ALL)).toBe('gl');
    expect(sameCertificate(aPolicy(), [aPolicy({ id: 'p2' })], FIRM)).toEqual([]);
  });

  it('wait for the firm until it has decided, also before the server moved the policy', () => {
    const decided = { ...AUTO, state: 'accepted' as const };
    expect(next(GL, [GL, decided, WC])).toBe('wc');
    const review = { scope: 'firm', subjectId: 'auto', subjectVersion: 1 };
    expect(next(GL, ALL, { ...FIRM, reviews: [review] })).toBe('wc');
    expect(next(GL, ALL, { ...FIRM, reviews: [{ ...review, subjectVersion: 0 }] })).toBe('auto');
    expect(next(GL, ALL, { ...FIRM, uid: 'u-owner' })).toBeUndefined();
  });

  it('wait for a client until that client has decided, whatever the firm did', () => {
    const accepted = { ...AUTO, state: 'accepted' as const };
    expect(next(GL, [GL, accepted], CLIENT)).toBe('auto');
    const own = { scope: 'c1', subjectId: 'auto', subjectVersion: 1 };
    expect(next(GL, [GL, accepted], { ...CLIENT, reviews: [own] })).toBeUndefined();
  });
});
