import { DEFAULT_REQUIREMENTS } from '@vcms/domain';

/** The contractor `a` of a world works for its client `x`: `engagements/x_a`. */
export const APPROVED_ENGAGEMENT = {
  clientId: 'x',
  contractorId: 'a',
  clientName: 'Northfield',
  contractorName: 'Acme Roofing',
  state: 'approved',
  workTypes: ['roofing'],
  riskLevel: 'medium',
  sites: [],
};

/** What every contractor of `x` must show, by default: `clients/x/requirementSets/1`. */
export const REQUIREMENTS = {
  ...DEFAULT_REQUIREMENTS,
  clientId: 'x',
  n: 1,
  effectiveFrom: '2026-01-01',
  status: 'published',
  changeNote: 'First version',
};

/** Nothing is asked. */
export const NOTHING_ASKED = {
  ...REQUIREMENTS,
  insurance: {},
  osha: { ...DEFAULT_REQUIREMENTS.osha, required: false },
  emr: { ...DEFAULT_REQUIREMENTS.emr, required: false },
};
