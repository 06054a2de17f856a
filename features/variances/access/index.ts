import { decisionBy, type LineAccess, PAIRS, row, type StateTable, stamped } from '@vcms/testing/access';
import { VARIANCE_FIXTURES, varianceContent } from './variance-fixtures.ts';
import { VARIANCE_ISOLATION } from './variance-isolation.ts';

const MOVES: StateTable = {
  states: ['requested', 'approved', 'denied', 'withdrawn', 'expired', 'revoked', 'closed'],
  moves: {
    'requested>approved': '5003',
    'requested>denied': '5003',
    'requested>withdrawn': '5002+ 5003+ 5005+',
    'approved>revoked': '5003',
  },
  byRequester: true,
  patch: (to, uid) => {
    if (to === 'withdrawn') return {};
    return { ...decisionBy(uid), ...(to === 'revoked' ? {} : { selfApproved: true }) };
  },
};

export const access: LineAccess = {
  records: {
    variances: {
      cells: row('gl A', 'glc A', 'glc O', 'gl O', 'glc O', ''),
      fixture: VARIANCE_FIXTURES.variances,
      moves: MOVES,
    },
    varianceInternal: {
      cells: row('', 'g A', 'gcu O', '', '', ''),
      fixture: VARIANCE_FIXTURES.varianceInternal,
    },
  },
  background: () =>
    PAIRS.map((pair) => [
      `variances/bare-${pair.clientId}-${pair.contractorId}`,
      stamped({ ...pair, ...varianceContent('u-somebody', '5005') }),
    ]),
  isolation: VARIANCE_ISOLATION,
};

export { varianceContent };
