import type { Standing } from '@vcms/data';
import { ITEMS } from './items.ts';

function standing(id: string, contractorName: string, more: Partial<Standing>): Standing {
  return {
    id,
    clientId: 'client-1',
    contractorId: id,
    clientName: 'Harbor Refining',
    contractorName,
    engagementState: 'approved',
    asOf: '2026-03-16',
    overall: 'compliant',
    siteAccess: true,
    readinessPct: 100,
    items: ITEMS,
    nextChangeOn: undefined,
    outlook: [],
    ...more,
  };
}

export const FAILING = standing('acme', 'Acme Scaffolding', {
  overall: 'non_compliant',
  siteAccess: false,
  readinessPct: 64,
  nextChangeOn: '2026-04-01',
});

export const STANDINGS: readonly Standing[] = [
  FAILING,
  standing('brown', 'Brown & Sons', { overall: 'expiring' }),
  standing('long', 'Northwest Industrial Scaffolding, Insulation and Painting Contractors', {
    overall: 'pending_review',
    engagementState: 'in_progress',
    readinessPct: undefined,
  }),
];
