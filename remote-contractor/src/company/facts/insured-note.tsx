import { recordsOf, useLiveQuery } from '@vcms/data';
import { type CalendarDate, isSameCompanyName, LINE_LABELS } from '@vcms/domain';
import { useBackend } from '@vcms/sdk';
import { Alert, Text } from '@vcms/ui';
import { limit, query, where } from 'firebase/firestore';

/** A contractor has a handful of policies at a time. */
const READ = 50;

export interface InsuredNoteProps {
  readonly companyId: string;
  /** The legal name as it would be. */
  readonly name: string;
  readonly today: CalendarDate;
}

/** Certificates whose insured would be another company than this name (domain 4.6). */
export function InsuredNote({ companyId, name, today }: InsuredNoteProps) {
  const { firestore } = useBackend();
  const state = useLiveQuery(
    query(
      recordsOf(firestore, 'policies', companyId),
      where('state', 'in', ['submitted', 'in_review', 'accepted']),
      limit(READ),
    ),
  );
  const policies = state.kind === 'ready' ? state.items : [];
  const differing = policies.filter(
    ({ namedInsured, expiration }) => expiration > today && !isSameCompanyName(namedInsured, name),
  );
  if (differing.length === 0) return null;
  return (
    <Alert.Root status="warning" mt="4">
      <Alert.Indicator />
      <Alert.Content minW="0">
        <Alert.Title>Certificates with another insured</Alert.Title>
        <Alert.Description>
          {differing.map(({ id, line, policyNumber, namedInsured }) => (
            <Text key={id} overflowWrap="anywhere">
              {LINE_LABELS[line]}, policy {policyNumber}: {namedInsured}
            </Text>
          ))}
          <Text>
            They stop counting once the new name is confirmed. Ask your broker for certificates in the new
            name first.
          </Text>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
