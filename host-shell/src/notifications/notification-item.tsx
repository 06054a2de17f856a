import { formatMoment, timeAgo } from '@vcms/domain/date-words';
import { Box, Button, Flex, Icon, IconButton, Link, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import type { Notification } from '../backend/notification.ts';

export interface NotificationItemProps {
  readonly notification: Notification;
  readonly now: Date;
  /** Where its record is looked at. */
  readonly path: string;
  readonly onDismiss: () => void;
  readonly onMarkRead: () => void;
  readonly onFollow: () => void;
}

/** One notification as plain text: a body with markup in it shows the markup (shell-behaviour S239). */
export function NotificationItem({
  notification,
  now,
  path,
  onDismiss,
  onMarkRead,
  onFollow,
}: NotificationItemProps) {
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
          <Link
            asChild
            display="inline"
            color="inherit"
            fontWeight="inherit"
            textDecoration="underline"
            textDecorationColor="border"
          >
            <RouterLink to={path} onClick={onFollow}>
              {name}
            </RouterLink>
          </Link>
        </Text>
        <Text mt="0.5" color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line">
          {body}
        </Text>
        <NotificationMeta notification={notification} name={name} now={now} onMarkRead={onMarkRead} />
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

interface NotificationMetaProps extends Pick<NotificationItemProps, 'notification' | 'now' | 'onMarkRead'> {
  readonly name: string;
}

/** How long ago and when, in the reader's zone (shell-behaviour A50), and the way to mark an unread item. */
function NotificationMeta({ notification, name, now, onMarkRead }: NotificationMetaProps) {
  const { dateTime, read } = notification;
  return (
    <Flex mt="1" columnGap="3" align="center" wrap="wrap" textStyle="sm" color="fg.muted">
      {dateTime !== undefined && (
        <>
          <span>{timeAgo(dateTime, now)}</span>
          <time dateTime={dateTime.toISOString()}>{formatMoment(dateTime)}</time>
        </>
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
