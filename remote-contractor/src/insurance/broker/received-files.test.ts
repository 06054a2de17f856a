import {
  acceptedHolder,
  type BrokerRequest,
  evaluateOn,
  NO_EVIDENCE,
  type Policy,
  type PolicyHolder,
} from '@vcms/domain';
import { buildPolicy, buildRequirementSet, buildReview } from '@vcms/domain/test-support';
import { expect, it } from 'vitest';
import { asHolder, holderDraft } from '../holders/holder-draft.ts';
import { onlyHolder } from './received-files.ts';

function asking(...holders: readonly (readonly [clientId: string, certificateHolder: boolean])[]) {
  const named = holders.map(([clientId, certificateHolder]) => ({ clientId, certificateHolder }));
  return { asks: [{ line: 'gl', holders: named }] } as unknown as Pick<BrokerRequest, 'asks'>;
}

const demand = { required: true, limits: {}, endorsements: [], warnDays: 30, certificateHolder: true };
const POLICY: Policy = buildPolicy({ line: 'gl', certificateDocId: 'from-the-broker' });

/** What the client demands of the holder, as judged once the firm accepted the policy with what it shows. */
function holderItem(holders: readonly PolicyHolder[]) {
  const set = buildRequirementSet({ insurance: { gl: demand } });
  const { items } = evaluateOn({
    asOf: '2026-11-20',
    contractor: { id: 'a', name: 'Acme', operatingSince: '2010-01-01', trades: [], riskLevel: 'low' },
    ...{ requirementSet: [set], overrides: [], variances: [], reviews: [buildReview('policy', POLICY)] },
    evidence: {
      ...NO_EVIDENCE,
      policies: [POLICY],
      holders: holders.map((holder) => acceptedHolder({ ...holder, clientId: set.clientId })),
    },
    ...{ engagementState: 'approved' as const, benchmarks: [] },
  });
  const item = items.find(({ key }) => key === 'insurance.gl.certificate_holder');
  return [item?.status, ...(item?.reasons ?? [])];
}

it('a certificate that a broker was asked to make out to one client shows the holder to it, with no second file', () => {
  const client = onlyHolder(asking(['x', true], ['y', false])) ?? '';
  expect(client).toBe('x');

  const shown = asHolder({ ...holderDraft(client), isOnPolicy: true }, POLICY.id);
  expect(holderItem([shown])).toEqual(['compliant']);
  expect(holderItem([])).toEqual(['non_compliant', 'holder_missing']);
});

it('of several clients none is taken for the holder: a certificate has one', () => {
  expect(onlyHolder(asking(['x', true], ['y', true]))).toBeUndefined();
  expect(onlyHolder(asking(['x', false]))).toBeUndefined();
});
