import { Box, Heading, List, LoadingBlock, Text } from '@vcms/ui';
import type { Notification } from '../backend/notification.ts';
import { dayGroups } from './day-groups.ts';
import type { FeedStatus } from './notification-feed.ts';
import { NotificationItem } from './notification-item.tsx';

export interface NotificationBodyProps {
  readonly status: FeedStatus;
  readonly items: readonly Notification[];
  readonly now: Date;
  readonly pathOf: (notification: Notification) => string;
  readonly onDismiss: (id: string, index: number) => void;
  readonly onMarkRead: (id: string) => void;
  /** The page of a notification was asked for. */
  readonly onFollow: (id: string) => void;
}

const SENTENCES: Readonly<Record<FeedStatus, string>> = {
  idle: '',
  loading: '',
  // The specification's text, section 8.
  ready: 'You have no notifications at this time',
  offline: 'Notifications cannot be reached right now. They show as soon as the connection is back.',
  unavailable: 'Notifications are unavailable. Close this panel and open it again in a moment.',
};

/** The list, or the sentence that stands in for it. */
export function NotificationBody({ status, items, ...list }: NotificationBodyProps) {
  if (items.length > 0) return <NotificationDays items={items} {...list} />;
  if (status === 'loading') {
    return (
      <Box p="5">
        <LoadingBlock label="Loading notifications" rows={2} />
      </Box>
    );
  }
  return (
    <Text px="5" pt="2" pb="6" color="fg.muted">
      {SENTENCES[status]}
    </Text>
  );
}

/** The list, day by day. */
function NotificationDays({
  items,
  now,
  pathOf,
  onDismiss,
  onMarkRead,
  onFollow,
}: Omit<NotificationBodyProps, 'status'>) {
  return dayGroups(items, now).map(({ label, items: ofDay }) => (
    <Box as="section" key={label} aria-label={label}>
      <Heading as="h3" textStyle="xs" color="fg.muted" px="5" py="2" borderTopWidth="1px" bg="bg.muted">
        {label}
      </Heading>
      <List.Root variant="plain">
        {ofDay.map(({ notification, index }) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            now={now}
            path={pathOf(notification)}
            onDismiss={() => onDismiss(notification.id, index)}
            onMarkRead={() => onMarkRead(notification.id)}
            onFollow={() => onFollow(notification.id)}
          />
        ))}
      </List.Root>
    </Box>
  ));
}
