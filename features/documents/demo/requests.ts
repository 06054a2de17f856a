import { addDays, type DocumentRequest } from '@vcms/domain';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/words';

const { cs, client, client2, contractor, contractor2 } = DEMO_PEOPLE;

export interface DemoRequest {
  readonly request: DocumentRequest;
  readonly by: string;
  /** Calendar date. */
  readonly madeOn: string;
}

type Plan = Pick<DocumentRequest, 'title' | 'category' | 'note' | 'state'> & {
  readonly from: DemoAccount;
  readonly to: DemoAccount;
  /** Days from today. */
  readonly due: number;
};

const PLANS: readonly Plan[] = [
  {
    ...{ title: 'Safety manual', category: 'other', state: 'open', from: client, to: contractor, due: 12 },
    note: 'The edition that applies at the Main site, with the table of contents.',
  },
  {
    ...{
      title: 'State contractor license',
      category: 'licence',
      state: 'open',
      from: cs,
      to: contractor,
      due: -2,
    },
    note: 'The copy on file is cut off on the right.',
  },
  {
    ...{
      title: 'Site logistics plan',
      category: 'other',
      state: 'withdrawn',
      from: client,
      to: contractor,
      due: 5,
    },
    note: '',
  },
  {
    ...{ title: 'Performance bond', category: 'bond', state: 'open', from: client2, to: contractor2, due: 3 },
    note: 'For the cold store extension.',
  },
];

/** What the firm and two clients request of the contractors of the demo accounts: near, overdue, called off. */
export function buildRequests(today: string): readonly DemoRequest[] {
  return PLANS.map(({ from, to, due, ...fields }, index) => ({
    by: from.uid,
    madeOn: addDays(today, due - 14 < 0 ? due - 14 : -1),
    request: {
      id: `document-request-${index + 1}`,
      contractorId: to.companyId,
      ...(from === cs ? {} : { clientId: from.companyId }),
      dueOn: addDays(today, due),
      ...fields,
    },
  }));
}
