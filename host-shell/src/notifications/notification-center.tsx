import { useEffect } from 'react';
import { usePartOnDemand } from '../store/use-part-on-demand.ts';
import { useStore } from '../store/use-store.ts';
import { NotificationBell } from './notification-bell.tsx';
import type { NotificationFeed } from './notification-feed.ts';

export interface NotificationCenterProps {
  readonly feed: NotificationFeed;
  /** Of the signed-in person: it decides which page a notification leads to. */
  readonly userRole: string;
  readonly now: () => Date;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onClose: () => void;
  /** The code of the panel did not come; the same function at each call. */
  readonly onUnavailable: () => void;
}

const loadPanel = async () => (await import('./notification-panel.tsx')).NotificationPanel;

/**
 * The bell of the top bar with its panel, whose code comes with the first opening: the first page has few bytes to spare.
 * Opening it starts a feed again that had given up (shell-behaviour A43).
 */
export function NotificationCenter({
  feed,
  userRole,
  now,
  open,
  onToggle,
  onClose,
  onUnavailable,
}: NotificationCenterProps) {
  const { items } = useStore(feed.store);
  const Panel = usePartOnDemand(open, loadPanel, onUnavailable);
  useEffect(() => {
    if (open) feed.refresh();
  }, [open, feed]);
  return (
    <>
      <NotificationBell count={items.length} open={open} onToggle={onToggle} />
      {open && Panel !== undefined && <Panel feed={feed} now={now()} userRole={userRole} onClose={onClose} />}
    </>
  );
}
