import type { Engagement } from '@vcms/domain';

function engagement(id: string, clientName: string, state: Engagement['state']): Engagement {
  return {
    id,
    clientId: id,
    contractorId: 'acme',
    clientName,
    contractorName: 'Acme Scaffolding',
    state,
    workTypes: ['scaffolding'],
    riskLevel: 'high',
    sites: ['North plant'],
    updatedAt: new Date('2026-03-01T12:00:00Z'),
  };
}

export const ENGAGEMENTS: readonly Engagement[] = [
  engagement('harbor', 'Harbor Refining', 'approved'),
  engagement('delta', 'Delta Chemicals and Petroleum Products of the Gulf Coast', 'submitted'),
  engagement('mesa', 'Mesa Power', 'suspended'),
];
