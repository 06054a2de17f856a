import { DEFAULT_REQUIREMENTS } from '@vcms/domain';
import { checkedRequest } from '@vcms/server/core';
import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demandPreview, PREVIEW_PAGE } from './demand-preview.ts';

let world: World;

const asks = (auto_csl: number) => ({
  ...DEFAULT_REQUIREMENTS,
  insurance: { auto: { required: true, limits: { auto_csl }, endorsements: [], warnDays: 30 } },
  osha: { ...DEFAULT_REQUIREMENTS.osha, required: false },
  emr: { ...DEFAULT_REQUIREMENTS.emr, required: false },
});

async function engage(contractorId: string, contractorName: string, state = 'approved'): Promise<void> {
  const pair = { clientId: 'x', contractorId, clientName: 'Northfield', contractorName };
  const work = { workTypes: ['roofing'], riskLevel: 'medium', sites: [] };
  await world.put(`engagements/x_${contractorId}`, { ...pair, ...work, state });
}

beforeAll(async () => {
  world = await startWorld();
  await engage('a', 'Acme Roofing');
  const version = { clientId: 'x', n: 1, effectiveFrom: '2026-01-01', status: 'published' };
  await world.put('clients/x/requirementSets/1', { ...asks(1_000_000), ...version, changeNote: 'First one' });
  await world.put('companies/a/policies/p1', {
    line: 'auto',
    insurerName: 'Granite Mutual',
    policyNumber: 'AU-1001',
    effective: '2026-01-15',
    expiration: '2027-06-15',
    limits: { auto_csl: 1_000_000 },
    claimsMade: false,
    autos: [],
    endorsements: {},
    namedInsured: 'Acme Roofing',
    producer: { name: 'Oak Street Risk' },
    state: 'accepted',
    version: 1,
    submittedOn: '2026-01-10',
  });
  await world.put('companies/a/reviews/r1', {
    subjectType: 'policy',
    subjectId: 'p1',
    subjectVersion: 1,
    scope: 'firm',
    decision: 'accepted',
    findings: [],
    publicComment: '',
    decidedBy: 'service',
    decidedAt: new Date('2026-01-12T10:00:00Z'),
    minutesToDecision: 60,
  });
});
afterAll(() => world.stop());

const setRequest = (auto_csl: number, more: object = {}) =>
  checkedRequest('demandPreview', {
    kind: 'set',
    clientId: 'x',
    asOf: '2026-12-20',
    demands: asks(auto_csl),
    ...more,
  });

const overrideRequest = (added: readonly object[], contractorId = 'a') =>
  checkedRequest('demandPreview', {
    ...{ kind: 'overrides', clientId: 'x', contractorId, asOf: '2026-11-20', revoked: [] },
    added,
  });

describe('the preview of demands', () => {
  it('names each contractor with its status today and then, and the gap', async () => {
    const { total, rows, next } = await demandPreview(
      world.trusted,
      world.callers.client,
      setRequest(2_000_000),
    );

    expect([total, next]).toEqual([1, undefined]);
    expect(rows).toEqual([
      expect.objectContaining({
        contractorId: 'a',
        contractorName: 'Acme Roofing',
        today: 'compliant',
        usual: 'compliant',
        changed: 'non_compliant',
        opened: [expect.objectContaining({ key: 'insurance.auto.auto_csl', gap: 1_000_000 })],
        closed: [],
      }),
    ]);
    // A null would be refused by the schema of the response.
    expect(JSON.stringify(rows)).not.toContain('null');
  });

  it('says what a special demand does to its contractor, also to customer service', async () => {
    const override = {
      ...{ id: 'new', clientId: 'x', contractorId: 'a', key: 'insurance.auto.auto_csl', value: 3_000_000 },
      ...{ waived: false, reason: 'They drive inside the tank farm.', from: '2026-11-20', to: null },
      state: 'active',
    };
    const { rows } = await demandPreview(world.trusted, world.callers.service, overrideRequest([override]));

    expect(rows).toMatchObject([{ changed: 'non_compliant', opened: [{ gap: 2_000_000 }] }]);
  });

  it('writes nothing', async () => {
    expect(await world.list('snapshots')).toEqual([]);
    expect(await world.list('clients/x/requirementSets')).toHaveLength(1);
    expect(await world.list('requirementOverrides')).toEqual([]);
  });

  it('is refused to the reduced plan, to contractors, and about another client', async () => {
    const other = await world.addPerson('other-client', '5003', 'y');
    const { reduced, contractor, admin } = world.callers;
    for (const caller of [other, reduced, contractor, admin]) {
      await expect(demandPreview(world.trusted, caller, setRequest(2_000_000))).rejects.toMatchObject({
        reason: 'not-allowed',
      });
    }
  });

  it('does not judge a contractor that has not accepted', async () => {
    await engage('b', 'Bolt Electric', 'invited');

    const { rows } = await demandPreview(world.trusted, world.callers.client, setRequest(2_000_000));
    expect(rows.map(({ contractorId }) => contractorId)).toEqual(['a']);
    await expect(
      demandPreview(world.trusted, world.callers.client, overrideRequest([], 'b')),
    ).rejects.toMatchObject({ reason: 'wrong-state' });
  });

  it('refuses demands that no version could hold', () => {
    expect(() => setRequest(1_500_500)).toThrow('Limit must be a multiple of 1,000.');
  });

  it('comes in pages for a client with many contractors', async () => {
    const company = await world.read('companies/a');
    for (let at = 0; at < PREVIEW_PAGE; at += 1) {
      const id = `many${String(at).padStart(2, '0')}`;
      await world.put(`companies/${id}`, { ...company, name: `Many ${at}` });
      await engage(id, `Many ${at}`);
    }
    const first = await demandPreview(world.trusted, world.callers.client, setRequest(2_000_000));
    const second = await demandPreview(
      world.trusted,
      world.callers.client,
      setRequest(2_000_000, { after: first.next }),
    );

    expect([first.total, first.rows.length, second.rows.length]).toEqual([26, 25, 1]);
    expect(second.next).toBeUndefined();
    const ids = [...first.rows, ...second.rows].map(({ contractorId }) => contractorId);
    expect(new Set(ids).size).toBe(26);
  });
});
