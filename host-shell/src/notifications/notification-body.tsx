import { Box, List, LoadingBlock, Text } from '@vcms/ui';
import type { Notification } from '../backend/notification.ts';
import type { FeedStatus } from './notification-feed.ts';
import { NotificationItem } from './notification-item.tsx';

export interface NotificationBodyProps {
  readonly status: FeedStatus;
  readonly items: readonly Notification[];
  readonly onDismiss: (id: string, index: number) => void;
  readonly onMarkRead: (id: string) => void;
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
export function NotificationBody({ status, items, onDismiss, onMarkRead }: NotificationBodyProps) {
  if (items.length > 0) {
    return (
      <List.Root variant="plain">
        {items.map((item, index) => (
          <NotificationItem
            key={item.id}
            notification={item}
            onDismiss={() => onDismiss(item.id, index)}
            onMarkRead={() => onMarkRead(item.id)}
          />
        ))}
      </List.Root>
    );
  }
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
