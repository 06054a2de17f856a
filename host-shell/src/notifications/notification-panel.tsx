import { placeOfKey, placePath } from '@vcms/domain/notice-place';
import { Box, Button, CloseButton, Flex, Heading, Portal, VisuallyHidden } from '@vcms/ui';
import { useId, useRef } from 'react';
import { NOTIFICATION_PANEL_WIDTH } from '../layout/layout-constants.ts';
import { useStore } from '../store/use-store.ts';
import { NotificationBody } from './notification-body.tsx';
import type { NotificationFeed } from './notification-feed.ts';
import { useDismissable } from './use-dismissable.ts';
import { usePanelFocus } from './use-panel-focus.ts';

export interface NotificationPanelProps {
  readonly feed: NotificationFeed;
  readonly now: Date;
  /** Of the signed-in person: it decides which page a notification leads to. */
  readonly userRole: string;
  readonly onClose: () => void;
}

/** 30vw (specification, section 2), with a floor that keeps it readable on a phone (shell-behaviour A23). */
const WIDTH = `max(${NOTIFICATION_PANEL_WIDTH}, min(18rem, calc(100vw - 2rem)))`;

/** Non-modal dialog at the top right. Rendered only while it is open. */
export function NotificationPanel({ feed, now, userRole, onClose }: NotificationPanelProps) {
  const { status, items } = useStore(feed.store);
  const panel = useRef<HTMLDivElement>(null);
  const heading = useId();
  const itemLeaves = usePanelFocus(panel, items.length);
  useDismissable(panel, onClose);

  const title = `Total Notifications: ${items.length}`;
  return (
    <Portal>
      <Flex
        as="section"
        ref={panel}
        role="dialog"
        aria-labelledby={heading}
        direction="column"
        position="fixed"
        top="4.75rem"
        insetEnd="4"
        zIndex="popover"
        width={WIDTH}
        maxH="calc(100dvh - 6rem)"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="xl"
        boxShadow="lg"
        overflow="hidden"
        data-print="hide"
      >
        <Flex align="center" justify="space-between" ps="5" pe="3" py="3" gap="3">
          <Heading as="h2" id={heading} size="md" tabIndex={-1} outline="none">
            {title}
          </Heading>
          <CloseButton size="sm" colorPalette="gray" aria-label="Close notifications" onClick={onClose} />
        </Flex>
        {items.some(({ read }) => !read) && (
          <Box ps="5" pb="3">
            <Button
              size="xs"
              variant="outline"
              colorPalette="gray"
              onClick={() => {
                // The button goes with the last unread item; focus stays in the panel.
                panel.current?.querySelector<HTMLElement>('h2')?.focus();
                void feed.markAllRead();
              }}
            >
              Mark all read
            </Button>
          </Box>
        )}
        <VisuallyHidden role="status" aria-live="polite">
          {status === 'ready' ? title : ''}
        </VisuallyHidden>
        <Box overflowY="auto" minH="0">
          <NotificationBody
            status={status}
            items={items}
            now={now}
            pathOf={({ eventKey }) => placePath(placeOfKey(eventKey), userRole)}
            onDismiss={(id, index) => {
              itemLeaves(index);
              void feed.dismiss(id);
            }}
            onMarkRead={(id) => void feed.markRead(id)}
            onFollow={(id) => {
              void feed.markRead(id);
              onClose();
            }}
          />
        </Box>
      </Flex>
    </Portal>
  );
}
