import { placeOfKey, placePath } from '@vcms/domain/notice-place';
import { useEffect } from 'react';
import { useStore } from '../store/use-store.ts';
import { NotificationBell } from './notification-bell.tsx';
import type { NotificationFeed } from './notification-feed.ts';
import { NotificationPanel } from './notification-panel.tsx';

export interface NotificationCenterProps {
  readonly feed: NotificationFeed;
  /** Of the signed-in person: it decides which page a notification leads to. */
  readonly userRole: string;
  readonly now: () => Date;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onClose: () => void;
}

/** The bell of the top bar with its panel. Opening it starts a feed again that had given up (shell-behaviour A43). */
export function NotificationCenter({
  feed,
  userRole,
  now,
  open,
  onToggle,
  onClose,
}: NotificationCenterProps) {
  const { items } = useStore(feed.store);
  useEffect(() => {
    if (open) feed.refresh();
  }, [open, feed]);
  return (
    <>
      <NotificationBell count={items.length} open={open} onToggle={onToggle} />
      {open && (
        <NotificationPanel
          feed={feed}
          now={now()}
          pathOf={({ eventKey }) => placePath(placeOfKey(eventKey), userRole)}
          onClose={onClose}
        />
      )}
    </>
  );
}
