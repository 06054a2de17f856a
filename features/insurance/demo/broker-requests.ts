import { createHash } from 'node:crypto';
import {
  addDays,
  BROKER_REQUEST_STATES,
  type BrokerAsk,
  type BrokerRequest,
  type RenewalConsent,
} from '@vcms/domain';
import { DEMO_PEOPLE, early } from '@vcms/seed/words';

const ASKS: readonly BrokerAsk[] = [
  {
    line: 'umbrella',
    limits: [
      { code: 'umb_each_occurrence', amount: 5_000_000 },
      { code: 'umb_aggregate', amount: 5_000_000 },
    ],
    viaUmbrella: false,
    statutory: false,
    occurrenceOnly: false,
    holders: [],
  },
];

const BROKERS = ['Oak Street Risk', 'Two Rivers Agency', 'Lantern Insurance Services'];

/** One of each state; nobody knows the tokens behind the hashes, and the files that came are not kept any more. */
export function buildBrokerRequests(today: string, contractorName: string): readonly BrokerRequest[] {
  const { companyId, uid } = DEMO_PEOPLE.contractor;
  return BROKER_REQUEST_STATES.map((state, index) => ({
    id: `broker-request-${index + 1}`,
    contractorId: companyId,
    contractorName,
    requestedBy: uid,
    requesterName: 'Colin Harrow',
    brokerName: BROKERS[index % BROKERS.length] ?? 'Oak Street Risk',
    brokerEmail: `broker-${index + 1}@example.test`,
    note: '',
    asks: [...ASKS],
    tokenHash: createHash('sha256').update(`broker-${index}-${today}`).digest('hex'),
    expiresOn: addDays(today, state === 'expired' ? -3 : 19),
    state,
    round: 1,
    mailed: true,
    files: state === 'received' ? [{ docId: `broker-file-${index + 1}`, fileName: 'umbrella.pdf' }] : [],
    ...(state === 'received' ? { receivedAt: early(today, 2) } : {}),
  }));
}

/** The night asks one broker for the renewal of one line; its policy is that of the umbrella, as soon as it ends. */
export function buildRenewalConsent(): RenewalConsent {
  const { companyId, uid } = DEMO_PEOPLE.contractor;
  return {
    id: 'umbrella',
    contractorId: companyId,
    policyId: 'umbrella-current',
    producerName: 'Oak Street Risk',
    brokerName: 'Oak Street Risk',
    brokerEmail: 'broker-1@example.test',
    allowedBy: uid,
  };
}
