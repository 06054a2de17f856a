import {
  type BrokerRequest,
  type CalendarDate,
  collectionPath,
  type Policy,
  type RenewalConsent,
} from '@vcms/domain';
import { brokerRequestSchema, policySchema, renewalConsentSchema } from '@vcms/domain/schemas';
import { readAll, type Trusted } from '@vcms/server/core';
import { endingPolicy, isAsked, isSameBroker, renewalStep } from '../../model/broker/renewal-plan.ts';

/** The newest requests of a contractor: older ones are about ends that have passed. */
const REQUESTS_READ = 100;

/** A line whose end comes and whose broker may be asked. */
export interface EndingLine {
  readonly consent: RenewalConsent;
  readonly policy: Policy;
}

/** One letter: all lines that end on one day and whose renewal the same mailbox is asked for. */
export interface RenewalLetter {
  readonly brokerName: string;
  readonly brokerEmail: string;
  readonly endsOn: CalendarDate;
  readonly consents: readonly RenewalConsent[];
}

export interface Renewals {
  readonly consents: readonly RenewalConsent[];
  /** Letters that nobody has sent yet. */
  readonly letters: readonly RenewalLetter[];
  /** Requests that the night made, for lines that are still without a renewal. */
  readonly made: readonly BrokerRequest[];
  /** Lines whose policy names another broker than the one that may be asked. */
  readonly unsure: readonly EndingLine[];
}

/** What the records of a contractor say of its renewals today. */
export async function loadRenewals(
  { db }: Trusted,
  contractorId: string,
  today: CalendarDate,
): Promise<Renewals> {
  const consents = await readAll(
    db.collection(collectionPath('renewalConsents', contractorId)),
    renewalConsentSchema,
  );
  const lines = consents.map(({ id }) => id);
  if (lines.length === 0) return { consents, letters: [], made: [], unsure: [] };
  const [policies, requests] = await Promise.all([
    readAll(db.collection(collectionPath('policies', contractorId)).where('line', 'in', lines), policySchema),
    readAll(
      db
        .collection(collectionPath('brokerRequests'))
        .where('contractorId', '==', contractorId)
        .orderBy('createdAt', 'desc')
        .limit(REQUESTS_READ),
      brokerRequestSchema,
    ),
  ]);
  const ending = consents.flatMap((consent): EndingLine[] => {
    const policy = endingPolicy(policies, consent.id);
    return policy === undefined || renewalStep(today, policy.expiration) === undefined
      ? []
      : [{ consent, policy }];
  });
  const isOpen = ({ asks, renewal }: BrokerRequest) =>
    ending.some(
      ({ consent, policy }) =>
        policy.expiration === renewal?.endsOn && asks.some(({ line }) => line === consent.id),
    );
  const unasked = ending.filter(({ consent, policy }) => !isAsked(requests, consent.id, policy.expiration));
  return {
    consents,
    letters: lettersOf(unasked.filter(({ consent, policy }) => isSameBroker(consent, policy))),
    made: requests.filter((request) => request.renewal !== undefined && isOpen(request)),
    unsure: unasked.filter(({ consent, policy }) => !isSameBroker(consent, policy)),
  };
}

/** What one mailbox is asked for one day goes into one letter. */
function lettersOf(lines: readonly EndingLine[]): readonly RenewalLetter[] {
  const letters = new Map<string, RenewalLetter>();
  for (const { consent, policy } of lines) {
    const { brokerName, brokerEmail } = consent;
    const key = `${brokerEmail.toLowerCase()} ${policy.expiration}`;
    const { consents = [] } = letters.get(key) ?? {};
    const letter = { brokerName, brokerEmail, endsOn: policy.expiration };
    letters.set(key, { ...letter, ...letters.get(key), consents: [...consents, consent] });
  }
  return [...letters.values()];
}
