import { Box, Button, Flex, Icon, IconButton, Text } from '@vcms/ui';
import type { Notification } from '../backend/notification.ts';

export interface NotificationItemProps {
  readonly notification: Notification;
  readonly onDismiss: () => void;
  readonly onMarkRead: () => void;
}

/** One notification as plain text: a body with markup in it shows the markup (shell-behaviour S239). */
export function NotificationItem({ notification, onDismiss, onMarkRead }: NotificationItemProps) {
  const { title, body, read } = notification;
  const name = title || 'Notification';
  return (
    <Flex
      as="li"
      gap="3"
      ps="5"
      pe="3"
      py="4"
      borderTopWidth="1px"
      position="relative"
      bg={read ? undefined : 'colorPalette.subtle'}
    >
      <Box minW="0" flex="1">
        <Text fontWeight={read ? '500' : '650'} overflowWrap="anywhere">
          {!read && <UnreadDot />}
          {name}
        </Text>
        <Text mt="0.5" color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line">
          {body}
        </Text>
        <NotificationMeta notification={notification} name={name} onMarkRead={onMarkRead} />
      </Box>
      <IconButton
        size="sm"
        variant="ghost"
        colorPalette="gray"
        aria-label={`Dismiss: ${name}`}
        data-dismiss=""
        onClick={onDismiss}
      >
        <Icon name="close" />
      </IconButton>
    </Flex>
  );
}

function UnreadDot() {
  return (
    <Box
      as="span"
      display="inline-block"
      boxSize="2"
      me="2"
      borderRadius="full"
      bg="colorPalette.solid"
      verticalAlign="middle"
      role="img"
      aria-label="Unread"
    />
  );
}

interface NotificationMetaProps extends Pick<NotificationItemProps, 'notification' | 'onMarkRead'> {
  readonly name: string;
}

/** Time in the reader's zone (shell-behaviour A50), and the way to mark an unread item. */
function NotificationMeta({ notification, name, onMarkRead }: NotificationMetaProps) {
  const { dateTime, read } = notification;
  return (
    <Flex mt="1" columnGap="3" align="center" wrap="wrap" textStyle="sm" color="fg.muted">
      {dateTime !== undefined && (
        <time dateTime={dateTime.toISOString()}>{dateTime.toLocaleString('en-US')}</time>
      )}
      {!read && (
        <Button
          size="xs"
          variant="plain"
          px="0"
          color="colorPalette.fg"
          aria-label={`Mark as read: ${name}`}
          onClick={onMarkRead}
        >
          Mark as read
        </Button>
      )}
    </Flex>
  );
}
