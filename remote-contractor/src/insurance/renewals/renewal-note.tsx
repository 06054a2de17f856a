import { type CalendarDate, formatDate, type LineOverview, type RenewalConsent } from '@vcms/domain';
import { endingPolicy, isSameBroker, renewalBegins } from '@vcms/insurance/model';
import { Alert, Text } from '@vcms/ui';
import { useRenewalConsent } from './renewal-consents.tsx';

export interface RenewalWords {
  readonly isProblem: boolean;
  readonly text: string;
}

/** Who is asked for the renewal of a line, and when; undefined: nobody, or a renewal is on file. */
export function renewalWords(
  { line, policies, clients }: Pick<LineOverview, 'line' | 'policies' | 'clients'>,
  consent: RenewalConsent | undefined,
  today: CalendarDate,
): RenewalWords | undefined {
  const policy = endingPolicy(policies, line);
  // What has ended, and what no client requires, nobody is asked for.
  if (consent === undefined || policy === undefined || policy.expiration <= today || clients.length === 0)
    return undefined;
  const { brokerName, brokerEmail } = consent;
  if (!isSameBroker(consent, policy))
    return {
      isProblem: true,
      text: `The policy names ${policy.producer.name}, so ${brokerName} is not asked for the renewal. Say whom to ask in the menu of the policy.`,
    };
  const begins = renewalBegins(policy.expiration);
  const when = begins > today ? ` from ${formatDate(begins)}` : '; the requests are listed below';
  return {
    isProblem: false,
    text: `${brokerName} (${brokerEmail}) is asked for the renewal automatically${when}.`,
  };
}

/** Says on the card of a line whom the product asks for its renewal. */
export function RenewalNote({ overview, today }: { overview: LineOverview; today: CalendarDate }) {
  const { consent } = useRenewalConsent(overview.line);
  const words = renewalWords(overview, consent, today);
  if (words === undefined) return null;
  if (!words.isProblem)
    return (
      <Text textStyle="sm" color="fg.muted" mb="4" overflowWrap="anywhere">
        {words.text}
      </Text>
    );
  return (
    <Alert.Root status="warning" mb="4">
      <Alert.Indicator />
      <Alert.Title>{words.text}</Alert.Title>
    </Alert.Root>
  );
}
