import {
  bySide,
  type Fields,
  type Fixtures,
  IN_TWO_MONTHS,
  isContractor,
  relation,
  TODAY,
} from '@vcms/testing/access';

export const OVERRIDE: Fields = {
  key: 'insurance.auto.auto_csl',
  waived: false,
  value: 500_000,
  reason: 'Small vehicles on private ground only',
  from: TODAY,
  to: IN_TWO_MONTHS,
  state: 'active',
};

const VARIANCE: Fields = {
  key: 'insurance.auto',
  reason: 'Renewal at the carrier is delayed',
  from: TODAY,
  to: IN_TWO_MONTHS,
  state: 'approved',
};

export const RELATION_FIXTURES: Fixtures = {
  variances: relation(() => ({ ...VARIANCE, requestedBy: 'u-somebody', requestedRole: '5005' }), {
    reason: 'Changed afterwards, long',
  }),
  requirementOverrides: relation(() => OVERRIDE, { reason: 'Another reason of enough length' }),
  snapshots: relation(
    (spot) => ({ clientName: spot.client, contractorName: spot.contractor, visible: true }),
    { visible: false },
    {
      filter: (spot, actor) =>
        isContractor(actor) ? bySide(spot, actor) : [...bySide(spot, actor), ['visible', '==', true]],
    },
  ),
  audit: relation(() => ({ at: new Date(), action: 'policy.submit' }), { action: 'policy.accept' }),
};
