import { createHash } from 'node:crypto';
import { addDays, INVITATION_STATES, type Invitation } from '@vcms/domain';
import { DEMO_COMPANY_IDS, DEMO_PEOPLE } from '@vcms/seed/words';

/** One of each state; nobody knows the tokens behind the hashes. The first brings in a new company. */
export function buildInvitations(today: string): readonly Invitation[] {
  return INVITATION_STATES.map((state, index) => ({
    id: `invitation-${index + 1}`,
    tokenHash: createHash('sha256').update(`sample-${index}-${today}`).digest('hex'),
    email: `invited-${index + 1}@example.test`,
    role: index === 0 ? '5005' : '5003',
    ...(index === 0
      ? { newCompany: { kind: 'contractor' as const, name: 'Wrenfield Scaffolding' } }
      : { companyId: DEMO_COMPANY_IDS.northfield }),
    invitedBy: DEMO_PEOPLE.client.uid,
    inviterCompanyId: DEMO_COMPANY_IDS.northfield,
    message: 'Please join us on VCMS.',
    expiresOn: addDays(today, state === 'expired' ? -3 : 9),
    state,
  }));
}
