import { Badge, Box, Icon, IconButton } from '@vcms/ui';
import type { Ref } from 'react';

export interface NotificationBellProps {
  /** All notifications, the same N as in the panel's heading (shell-behaviour A22). */
  readonly count: number;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

const MAX_SHOWN = 99;

/** Opens the notification panel; its name carries the full count. */
export function NotificationBell({ count, open, onToggle, buttonRef }: NotificationBellProps) {
  return (
    <Box position="relative" display="inline-flex">
      <IconButton
        ref={buttonRef}
        variant="ghost"
        colorPalette="gray"
        borderRadius="full"
        aria-label={`Notifications: ${count}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-notification-bell=""
        onClick={onToggle}
      >
        <Icon name="bell" size="1.4rem" />
      </IconButton>
      {count > 0 && (
        <Badge
          position="absolute"
          top="-0.5"
          insetEnd="-1"
          size="xs"
          variant="solid"
          colorPalette="red"
          borderRadius="full"
          minW="1.35rem"
          minH="1.35rem"
          lineHeight="1"
          justifyContent="center"
          pointerEvents="none"
          aria-hidden="true"
        >
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </Badge>
      )}
    </Box>
  );
}
