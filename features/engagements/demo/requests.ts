import type { ContractorRequest } from '@vcms/domain';
import { DEMO_COMPANY_IDS, DEMO_PEOPLE } from '@vcms/seed/words';

/** What people who may not invite have asked for. */
export function requests(): readonly ContractorRequest[] {
  return [
    {
      id: 'contractor-request-1',
      clientId: DEMO_COMPANY_IDS.riverbend,
      clientName: 'Riverbend Schools',
      companyName: 'Quarry Lane Paving',
      contactName: 'Dana Reyes',
      email: 'dana.reyes@example.test',
      workTypes: ['site_preparation'],
      riskLevel: 'medium',
      sites: ['Main campus'],
      message: 'Parking lot of the main campus, in spring.',
      requestedBy: DEMO_PEOPLE.clientReduced.uid,
      requestedByName: 'Rosa Quill',
      state: 'waiting',
    },
  ];
}
