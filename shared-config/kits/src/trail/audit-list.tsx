import { type AuditEvent, formatMoment, ROLE_LABELS, USER_ROLES } from '@vcms/domain';
import { Box, Flex, Stack, Text } from '@vcms/ui';
import type { ReactNode } from 'react';
import { auditFields, auditTitle } from './audit-words.ts';

/** What the list needs of an event. */
export type ShownEvent = Pick<AuditEvent, 'id' | 'at' | 'action' | 'after' | 'entityType'> & {
  readonly actorRole: string;
  readonly reason?: string | undefined;
};

export interface AuditListProps<Event extends ShownEvent> {
  readonly events: readonly Event[];
  /** Whom the event is about, where the list holds several. */
  readonly subjectOf?: (event: Event) => ReactNode;
  /** Where a press on what happened leads; nowhere when absent. */
  readonly titleOf?: (event: Event, title: string) => ReactNode;
  /** Closer to the next, for pages that are looked at as a whole. */
  readonly isDense?: boolean;
}

function actorWords({ actorRole }: ShownEvent): string {
  const role = USER_ROLES.find((known) => known === actorRole);
  return role === undefined ? 'by the server' : `by ${ROLE_LABELS[role].toLowerCase()}`;
}

/** Events of the audit trail: what, when, by whom and why. */
export function AuditList<Event extends ShownEvent>(props: AuditListProps<Event>) {
  const { events, subjectOf, titleOf, isDense = false } = props;
  return (
    <Stack as="ol" gap={isDense ? '1.5' : '4'} listStyleType="none" textStyle={isDense ? 'sm' : undefined}>
      {events.map((event) => {
        const title = auditTitle(event);
        const fields = auditFields(event);
        return (
          <Box as="li" key={event.id} overflowWrap="anywhere">
            <Flex
              wrap={isDense ? 'wrap' : undefined}
              direction={isDense ? 'row' : 'column'}
              columnGap="2"
              align="baseline"
            >
              <Text fontWeight="medium">{titleOf === undefined ? title : titleOf(event, title)}</Text>
              {subjectOf?.(event)}
            </Flex>
            {fields !== '' && <Text textStyle="sm">{fields}</Text>}
            <Text textStyle={isDense ? 'xs' : 'sm'} color="fg.muted">
              {formatMoment(event.at)}, {actorWords(event)}
              {event.reason === undefined || event.reason === '' ? '' : `: ${event.reason}`}
            </Text>
          </Box>
        );
      })}
    </Stack>
  );
}
