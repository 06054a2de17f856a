import { type LineAccess, row, type StateTable } from '@vcms/testing/access';
import { ENGAGEMENT_FIXTURES, engagementRecord } from './engagement-fixtures.ts';

/** What a browser may move by itself; approving, rejecting and asking for changes are decided on the server. */
const MOVES: StateTable = {
  states: [
    'requested',
    'invited',
    'in_progress',
    'submitted',
    'approved',
    'suspended',
    'declined',
    'rejected',
    'ended',
  ],
  moves: {
    'requested>invited': '5003 5002',
    'requested>ended': '5004 5003 5002',
    'invited>in_progress': '5005 5006',
    'invited>declined': '5005 5006',
    'in_progress>submitted': '5005 5006',
    'approved>suspended': '5003 5002',
    'suspended>approved': '5003 5002',
    'in_progress>ended': '5003 5005',
    'submitted>ended': '5003 5005',
    'approved>ended': '5003 5005',
    'suspended>ended': '5003 5005',
    'declined>invited': '5003 5002',
    'rejected>invited': '5003 5002',
    'ended>invited': '5003 5002',
  },
};

export const access: LineAccess = {
  records: {
    engagements: {
      cells: row('gl A', 'glc A', 'glc O', 'glc O', 'gl O', 'gl O'),
      fixture: ENGAGEMENT_FIXTURES.engagements,
      moves: MOVES,
    },
    engagementDecisions: {
      cells: row('gl A', 'gl A', 'gl O', 'gl O', 'gl O', 'gl O'),
      fixture: ENGAGEMENT_FIXTURES.engagementDecisions,
    },
    contractorRequests: {
      cells: row('gl A', 'gl A', 'gl O', 'gl O', '', ''),
      fixture: ENGAGEMENT_FIXTURES.contractorRequests,
    },
  },
};

export { engagementRecord };
