import { accessLogQuery, contactsQuery, useLiveQueries, useLiveQuery } from '@vcms/data';
import { type Engagement, EVIDENCE_VISIBLE_STATES, formatDate } from '@vcms/domain';
import { itemsOf, LiveSection } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { Box, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';

/** Newest lines shown; as many people of a client are known by name. */
const SHOWN = 25;

export interface AccessLogProps {
  readonly companyId: string;
  readonly engagements: readonly Engagement[];
}

/** Who of which client opened which file, and when (domain section 2). */
export function AccessLog({ companyId, engagements }: AccessLogProps) {
  const { firestore } = useBackend();
  const state = useLiveQuery(query(accessLogQuery(firestore, companyId), limit(SHOWN)));
  const open = engagements.filter(({ state: place }) => EVIDENCE_VISIBLE_STATES.includes(place));
  const people = useLiveQueries(
    open.map(({ clientId }) => query(contactsQuery(firestore, clientId), limit(SHOWN))),
  );
  const clients = new Map(engagements.map(({ clientId, clientName }) => [clientId, clientName]));
  const names = new Map(itemsOf(people).map(({ id, name }) => [id, name]));
  const byWhom = (uid: string, clientId: string) =>
    [names.get(uid), clients.get(clientId) ?? 'a client'].filter(Boolean).join(' of ');
  return (
    <LiveSection
      title="Opened by clients"
      description={`The last ${SHOWN} times somebody of a client opened one of your files.`}
      state={state}
      empty={<Text color="fg.muted">No client has opened a file yet.</Text>}
    >
      {(entries) => (
        <Box as="ol" m="0" p="0">
          {entries.map(({ id, at, actorUid, clientId, fileName }) => (
            <Text as="li" key={id} listStyleType="none" textStyle="sm" py="1" overflowWrap="anywhere">
              {formatDate(at)}: {fileName}, by {byWhom(actorUid, clientId)}
            </Text>
          ))}
        </Box>
      )}
    </LiveSection>
  );
}
