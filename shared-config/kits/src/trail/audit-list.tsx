import type { AuditEvent } from '@vcms/domain';
import { Box, Stack, Text } from '@vcms/ui';
import type { ReactNode } from 'react';
import { auditWords } from './audit-words.ts';

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** What the list needs of an event. */
export type ShownEvent = Pick<AuditEvent, 'id' | 'at' | 'action' | 'after'> & {
  readonly actorRole: string;
  readonly reason?: string | undefined;
};

export interface AuditListProps<Event extends ShownEvent> {
  readonly events: readonly Event[];
  /** Whom or what the event is about, where the list holds several. */
  readonly subjectOf?: (event: Event) => ReactNode;
}

function actorWords({ actorRole }: ShownEvent): string {
  return actorRole === 'trusted' ? 'the server' : `role ${actorRole}`;
}

/** Events of the audit trail: what, when, by whom and why. */
export function AuditList<Event extends ShownEvent>({ events, subjectOf }: AuditListProps<Event>) {
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
