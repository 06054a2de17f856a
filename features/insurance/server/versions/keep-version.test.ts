import { policyVersionSchema } from '@vcms/domain/schemas';
import { startWorld, type World } from '@vcms/server/test-support';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepPolicyVersion } from './keep-version.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const AT = Timestamp.fromDate(new Date('2026-11-18T15:00:00Z'));
const POLICY = {
  contractorId: 'a',
  line: 'gl',
  insurerName: 'Granite Mutual',
  policyNumber: 'GL-1001',
  effective: '2026-01-15',
  expiration: '2027-01-15',
  limits: { gl_each_occurrence: 500_000 },
  claimsMade: false,
  autos: [],
  endorsements: { additional_insured: { basis: 'blanket', docId: 'page' } },
  namedInsured: 'Acme Roofing',
  producer: { name: 'Oak Street Risk' },
  certificateDocId: 'certificate',
  state: 'submitted',
  version: 1,
  submittedOn: '2026-11-18',
  createdAt: AT,
  createdBy: 'contractor',
  updatedAt: AT,
  updatedBy: 'contractor',
  v: 1,
};
const DRAFT = { ...POLICY, state: 'draft' };
const PLACE = 'companies/a/policies/p1/policyVersions';

const handIn = (after: object, id = 'p1', before: object | undefined = DRAFT) => ({
  companyId: 'a',
  id,
  before,
  after,
});

describe('a policy that is submitted', () => {
  it('is kept as it was, once, although the event comes thrice and the record has gone on', async () => {
    await world.put('companies/a/policies/p1', { ...DRAFT, version: 2, insurerName: 'Other Mutual' });
    const event = handIn(POLICY);

    await Promise.all([keepPolicyVersion(world.trusted, event), keepPolicyVersion(world.trusted, event)]);
    await keepPolicyVersion(world.trusted, handIn({ ...POLICY, insurerName: 'Late Mutual' }));

    const kept = await world.read(`${PLACE}/1`);
    expect(kept).toMatchObject({
      policyId: 'p1',
      contractorId: 'a',
      insurerName: 'Granite Mutual',
      limits: { gl_each_occurrence: 500_000 },
      submittedBy: 'contractor',
      submittedAt: AT,
      createdBy: 'trusted',
    });
    expect(kept).not.toHaveProperty('state');
    const readable = { ...kept, id: '1', submittedAt: AT.toDate() };
    expect(policyVersionSchema.parse(readable)).toMatchObject({
      version: 1,
      certificateDocId: 'certificate',
    });
  });

  it('is kept beside the one before when it was corrected', async () => {
    const corrected = { ...POLICY, version: 2, limits: { gl_each_occurrence: 1_000_000 } };

    await keepPolicyVersion(world.trusted, handIn(corrected));

    const limits = (await world.list(PLACE)).map(({ id, limits: kept }) => [id, kept]);
    expect(limits).toEqual([
      ['1', { gl_each_occurrence: 500_000 }],
      ['2', { gl_each_occurrence: 1_000_000 }],
    ]);
  });

  it('takes its certificate and pages along: none of them can be thrown away or exchanged afterwards', async () => {
    const file = { contractorId: 'a', version: 1, storagePath: 'companies/a/docs/x/1/a.pdf' };
    await world.put('companies/a/documents/c3', { ...file, state: 'draft' });
    await world.put('companies/a/documents/page3', { ...file, state: 'accepted' });
    const endorsements = { additional_insured: { basis: 'blanket', docId: 'page3' } };

    await keepPolicyVersion(world.trusted, handIn({ ...POLICY, certificateDocId: 'c3', endorsements }, 'p3'));

    expect(await world.read('companies/a/documents/c3')).toMatchObject({
      state: 'submitted',
      submittedOn: '2026-11-18',
    });
    expect(await world.read('companies/a/documents/page3')).toMatchObject({ state: 'accepted' });
  });
});

describe('nothing is kept', () => {
  it.each([
    ['of a draft', { before: undefined, after: DRAFT }],
    [
      'when a policy goes on from being submitted',
      { before: POLICY, after: { ...POLICY, state: 'in_review' } },
    ],
    ['when something else about it changes', { before: POLICY, after: { ...POLICY, insurerName: 'New' } }],
    ['when it is deleted', { before: POLICY, after: undefined }],
    ['of a copy that a merge made', { before: undefined, after: { ...POLICY, mergedFrom: 's' } }],
  ])('%s', async (_title, change) => {
    await keepPolicyVersion(world.trusted, { companyId: 'a', id: 'p4', ...change });

    expect(await world.list('companies/a/policies/p4/policyVersions')).toEqual([]);
  });
});
