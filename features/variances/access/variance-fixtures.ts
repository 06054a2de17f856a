import { type Fields, type Fixture, NEXT_MONTH, relation, stamped, TODAY } from '@vcms/testing/access';

/** What somebody asks for. */
export function varianceContent(uid: string, role: string): Fields {
  return {
    key: 'insurance.auto',
    reason: 'Renewal at the carrier is delayed',
    requestedBy: uid,
    requestedRole: role,
    from: TODAY,
    to: NEXT_MONTH,
    state: 'requested',
  };
}

export const VARIANCE_FIXTURES: Readonly<Record<'variances' | 'varianceInternal', Fixture>> = {
  variances: relation(
    (_spot, { uid, role }) => varianceContent(uid, role),
    { reason: 'Changed afterwards, long' },
    {
      stored: ({ client, contractor }) => ({
        parents: [],
        id: `v-${client}-${contractor}`,
        data: stamped({
          clientId: client,
          contractorId: contractor,
          ...varianceContent('u-somebody', '5005'),
        }),
      }),
    },
  ),
  varianceInternal: relation(
    () => ({}),
    { note: 'Changed.' },
    {
      stored: ({ client, contractor }) => ({
        parents: [`v-${client}-${contractor}`],
        id: 'main',
        data: stamped({ note: 'Their third request.' }),
      }),
      fresh: ({ client, contractor }) => ({
        parents: [`bare-${client}-${contractor}`],
        id: 'main',
        data: { note: 'Their third request.' },
      }),
      filter: () => [],
    },
  ),
};
