import { auditQuery, useLiveQuery } from '@vcms/data';
import type { AuditEvent } from '@vcms/domain';
import { useBackend } from '@vcms/sdk';
import { Box, Stack, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { LiveSection } from '../live-section.tsx';
import { wordsOfCode } from './company-words.ts';

/** Newest events shown; older ones are in the audit trail. */
const SHOWN = 50;
const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function wordsOf({ action, after }: AuditEvent): string {
  const fields = Object.keys(after ?? {});
  const what = wordsOfCode(action.slice(action.indexOf('.') + 1));
  return fields.length === 0 ? what : `${what}: ${fields.join(', ')}`;
}

/** Who changed the company, when and why, newest first. */
export function CompanyTrail({ companyId }: { readonly companyId: string }) {
  const { firestore } = useBackend();
  const trail = auditQuery(firestore, { entityType: 'company', entityId: companyId });
  const state = useLiveQuery(query(trail, limit(SHOWN)));
  return (
    <LiveSection title="Audit" state={state} empty={<Text color="fg.muted">No changes on record yet.</Text>}>
      {(events) => (
        <Stack as="ol" gap="4" listStyleType="none">
          {events.map((event) => (
            <Box as="li" key={event.id}>
              <Text fontWeight="medium">{wordsOf(event)}</Text>
              <Text textStyle="sm" color="fg.muted">
                {TIME.format(event.at)}, by{' '}
                {event.actorRole === 'trusted' ? 'the server' : `role ${event.actorRole}`}
                {event.reason === undefined || event.reason === '' ? '' : `: ${event.reason}`}
              </Text>
            </Box>
          ))}
        </Stack>
      )}
    </LiveSection>
  );
}
