import type { LiveState } from '@vcms/data';
import { formatDate, type Notification } from '@vcms/domain';
import { Box, Stack, Text } from '@vcms/ui';
import { LiveSection } from './live-section.tsx';

const SHOWN = 4;

function UnreadRow({ notification }: { readonly notification: Notification }) {
  return (
    <Box as="li">
      <Text fontWeight="semibold">{notification.title}</Text>
      <Text textStyle="sm">{notification.body}</Text>
      <Text textStyle="xs" color="fg.muted">
        {formatDate(notification.date_time)}
      </Text>
    </Box>
  );
}

/** The newest unread notifications; the bell of the shell holds them all. */
export function UnreadSection({ state }: { readonly state: LiveState<Notification> }) {
  return (
    <LiveSection
      title="New for you"
      state={state}
      empty={<Text color="fg.muted">You are all caught up.</Text>}
    >
      {(items) => (
        <>
          <Stack as="ul" gap="4" listStyleType="none">
            {items.slice(0, SHOWN).map((notification) => (
              <UnreadRow key={notification.id} notification={notification} />
            ))}
          </Stack>
          {items.length > SHOWN && (
            <Text mt="4" textStyle="sm" color="fg.muted">
              Open the bell for {items.length - SHOWN} more.
            </Text>
          )}
        </>
      )}
    </LiveSection>
  );
}
