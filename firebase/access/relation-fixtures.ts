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

export const RELATION_FIXTURES: Fixtures = {
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
