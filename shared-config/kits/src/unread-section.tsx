import type { LiveState } from '@vcms/data';
import { formatDate, type Notification } from '@vcms/domain';
import { Box, Flex, Stack, Text } from '@vcms/ui';
import { LiveSection } from './live-section.tsx';

const SHOWN = 3;

function UnreadRow({ notification }: { readonly notification: Notification }) {
  return (
    <Box as="li">
      <Flex gap="3" align="baseline" justify="space-between">
        <Text fontWeight="semibold">{notification.title}</Text>
        <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap">
          {formatDate(notification.date_time)}
        </Text>
      </Flex>
      <Text>{notification.body}</Text>
    </Box>
  );
}

/** The newest unread notifications; the bell of the shell holds them all. */
export function UnreadSection({ state }: { readonly state: LiveState<Notification> }) {
  return (
    <LiveSection
      isDense
      title="New for you"
      state={state}
      empty={<Text color="fg.muted">You are all caught up.</Text>}
    >
      {(items) => (
        <>
          <Stack as="ul" gap="1.5" textStyle="sm" listStyleType="none">
            {items.slice(0, SHOWN).map((notification) => (
              <UnreadRow key={notification.id} notification={notification} />
            ))}
          </Stack>
          {items.length > SHOWN && (
            <Text mt="1.5" textStyle="sm" color="fg.muted">
              Open the bell for {items.length - SHOWN} more.
            </Text>
          )}
        </>
      )}
    </LiveSection>
  );
}
