import {
  addDays,
  BROKER_REQUEST_DAYS,
  type BrokerAsk,
  type BrokerRequest,
  type CalendarDate,
  daysBetween,
  foldedWords,
  type Policy,
  RENEWAL_STEPS,
  type RenewalConsent,
  type RenewalStep,
} from '@vcms/domain';

/** Between two letters to a broker lies a week at least, whatever the steps say. */
const REST_DAYS = 7;

/** What counts as a renewal as soon as it exists: whoever began one needs no letter any more. */
const RENEWING: readonly Policy['state'][] = [
  'draft',
  'submitted',
  'in_review',
  'changes_requested',
  'accepted',
];

export type PlannedPolicy = Pick<
  Policy,
  'id' | 'line' | 'state' | 'expiration' | 'policyNumber' | 'producer'
>;

/** The policy of a line whose end leaves it without cover; undefined: none is accepted, or a renewal is on file. */
export function endingPolicy<One extends PlannedPolicy>(
  policies: readonly One[],
  line: Policy['line'],
): One | undefined {
  const own = policies.filter((policy) => policy.line === line);
  const last = own
    .filter(({ state }) => state === 'accepted')
    .reduce<One | undefined>(
      (found, one) => (found !== undefined && found.expiration >= one.expiration ? found : one),
      undefined,
    );
  if (last === undefined) return undefined;
  const isRenewed = own.some(
    ({ state, expiration }) => RENEWING.includes(state) && expiration > last.expiration,
  );
  return isRenewed ? undefined : last;
}

/** Whether a consent reaches this policy: it was given with it, or the same broker stands on it. */
export function isSameBroker(
  { policyId, producerName }: Pick<RenewalConsent, 'policyId' | 'producerName'>,
  policy: Pick<Policy, 'id' | 'producer'>,
): boolean {
  const words = (name: string) => foldedWords(name).join(' ');
  return policyId === policy.id || words(producerName) === words(policy.producer.name);
}

/** The step that a day belongs to; undefined: too early, or too late to write to anybody. */
export function renewalStep(today: CalendarDate, endsOn: CalendarDate): RenewalStep | undefined {
  const left = daysBetween(today, endsOn);
  return left < 1 ? undefined : RENEWAL_STEPS.findLast((step) => left <= step);
}

/** The first day on which the broker is asked. */
export function renewalBegins(endsOn: CalendarDate): CalendarDate {
  return addDays(endsOn, -RENEWAL_STEPS[0]);
}

/** As much of a request as says what became of it. */
export type KnownRequest = Pick<
  BrokerRequest,
  'state' | 'expiresOn' | 'delivery' | 'renewal' | 'receivedAt'
> & { readonly asks: readonly Pick<BrokerAsk, 'line'>[] };

/** What stands in the way of a new letter for a line: one that is open, that brought files lately, or that was for the same end. */
export function isAsked(
  requests: readonly KnownRequest[],
  line: Policy['line'],
  endsOn: CalendarDate,
): boolean {
  return requests.some(
    ({ asks, state, renewal, receivedAt }) =>
      asks.some((ask) => ask.line === line) &&
      (state === 'sent' ||
        state === 'opened' ||
        renewal?.endsOn === endsOn ||
        (receivedAt !== undefined && receivedAt.toISOString().slice(0, 10) >= renewalBegins(endsOn))),
  );
}

/** The step that a broker is to be reminded of today; undefined: not today, or there is nothing to remind of. */
export function reminderDue(request: KnownRequest, today: CalendarDate): RenewalStep | undefined {
  const { state, renewal, delivery, expiresOn } = request;
  // One that was taken back or brought files is over; an address that refuses mail is for the contractor to mend.
  if (renewal === undefined || state === 'received' || state === 'revoked') return undefined;
  if (delivery?.state === 'failed') return undefined;
  const step = renewalStep(today, renewal.endsOn);
  if (step === undefined || step >= renewal.step) return undefined;
  const askedOn = addDays(expiresOn, -BROKER_REQUEST_DAYS);
  return daysBetween(askedOn, today) < REST_DAYS ? undefined : step;
}
