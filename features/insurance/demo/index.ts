import { DEMO_PEOPLE, draftOf, early, type LineDemo } from '@vcms/seed/words';
import { buildBrokerRequests, buildRenewalConsent } from './broker-requests.ts';
import { insurancePart } from './policies.ts';

export const demo: LineDemo = {
  parts: [insurancePart],
  drafts: ({ today, companies }) => {
    const { companyId, uid } = DEMO_PEOPLE.contractor;
    const name = companies.find(({ id }) => id === companyId)?.record.name ?? '';
    const consent = buildRenewalConsent();
    return [
      ...buildBrokerRequests(today, name).map((one) =>
        draftOf('brokerRequests', [one.id], one, { at: early(today, 4), by: uid }),
      ),
      draftOf('renewalConsents', [companyId, consent.id], consent, { at: early(today, 4), by: uid }),
    ];
  },
};
