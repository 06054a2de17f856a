import { accessLogQuery, useLiveQuery } from '@vcms/data';
import { formatDate } from '@vcms/domain';
import { LiveSection } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { Box, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';

/** Newest lines shown. */
const SHOWN = 20;

export interface AccessLogProps {
  readonly contractorId: string;
  readonly clientNames: ReadonlyMap<string, string>;
}

/** Which client opened which file, and when: read by the firm and the contractor. */
export function AccessLog({ contractorId, clientNames }: AccessLogProps) {
  const { firestore } = useBackend();
  const state = useLiveQuery(query(accessLogQuery(firestore, contractorId), limit(SHOWN)));
  return (
    <LiveSection
      title="Opened by clients"
      description={`The last ${SHOWN} times a client opened a file of this contractor.`}
      state={state}
      empty={<Text color="fg.muted">No client has opened a file yet.</Text>}
    >
      {(entries) => (
        <Box as="ol" m="0" p="0">
          {entries.map(({ id, at, clientId, fileName }) => (
            <Text as="li" key={id} listStyleType="none" textStyle="sm" py="1" overflowWrap="anywhere">
              {formatDate(at)}: {fileName}, by {clientNames.get(clientId) ?? 'a client'}
            </Text>
          ))}
        </Box>
      )}
    </LiveSection>
  );
}
