import { type LineAccess, row } from '@vcms/testing/access';
import { USER_FIXTURES } from './user-fixtures.ts';
import { USER_ISOLATION } from './user-isolation.ts';

export const access: LineAccess = {
  records: {
    // Creating and deciding is trusted. Rules hide no single field: 5004 finds names in the contact cards.
    users: {
      cells: row('glu A', 'glu K', 'gl O', '', 'gl O', ''),
      fixture: USER_FIXTURES.users,
      moves: { states: ['invited', 'active', 'disabled'], moves: {}, field: 'status' },
    },
    invitations: {
      cells: row('gl A', 'gl K', 'gl O', 'gl O', 'gl O', ''),
      fixture: USER_FIXTURES.invitations,
      moves: { states: ['sent', 'opened', 'accepted', 'expired', 'revoked'], moves: {} },
    },
  },
  isolation: USER_ISOLATION,
};
