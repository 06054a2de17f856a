import type { AuditEvent } from '@vcms/domain';
import { Box, Stack, Text } from '@vcms/ui';
import type { ReactNode } from 'react';
import { auditWords } from './audit-words.ts';

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export interface AuditListProps {
  readonly events: readonly AuditEvent[];
  /** Whom or what the event is about, where the list holds several. */
  readonly subjectOf?: (event: AuditEvent) => ReactNode;
}

function actorWords({ actorRole }: AuditEvent): string {
  return actorRole === 'trusted' ? 'the server' : `role ${actorRole}`;
}

/** Events of the audit trail: what, when, by whom and why. */
export function AuditList({ events, subjectOf }: AuditListProps) {
  return (
    <Stack as="ol" gap="4" listStyleType="none">
      {events.map((event) => (
        <Box as="li" key={event.id} overflowWrap="anywhere">
          <Text fontWeight="medium">
            {auditWords(event)}
            {subjectOf !== undefined && <> · {subjectOf(event)}</>}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {TIME.format(event.at)}, by {actorWords(event)}
            {event.reason === undefined || event.reason === '' ? '' : `: ${event.reason}`}
          </Text>
        </Box>
      ))}
    </Stack>
  );
}
