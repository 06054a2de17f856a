import {
  type Fixture,
  mainRole,
  NEXT_MONTH,
  OF_COMPANY,
  OF_PERSON,
  plainFixture,
  stamped,
  userRecord,
} from '@vcms/testing/access';

export const USER_FIXTURES: Readonly<Record<'users' | 'invitations', Fixture>> = {
  users: plainFixture(
    OF_COMPANY,
    () => [],
    ({ company }) => userRecord(mainRole(company), company),
    { firstName: 'Iris' },
    {
      stored: ({ company }) => ({
        parents: [],
        id: `somebody-of-${company}`,
        data: stamped(userRecord(mainRole(company), company)),
      }),
      filter: ({ company }, { role }) =>
        role === '5002' ? [['role', '==', mainRole(company)]] : [['companyId', '==', company]],
    },
  ),
  invitations: plainFixture(
    OF_PERSON,
    () => [],
    ({ company }) => ({
      tokenHash: '0'.repeat(64),
      email: 'ana@example.test',
      role: mainRole(company),
      companyId: company,
      invitedBy: 'u1',
      inviterCompanyId: company,
      expiresOn: NEXT_MONTH,
      state: 'sent',
    }),
    { state: 'revoked' },
    {
      stored: ({ company }) => ({
        parents: [],
        id: `by-${company}`,
        data: stamped({ role: mainRole(company), inviterCompanyId: company, state: 'sent' }),
      }),
      filter: ({ company }, { role }) =>
        role === '5002' ? [['role', '==', mainRole(company)]] : [['inviterCompanyId', '==', company]],
    },
  ),
};
