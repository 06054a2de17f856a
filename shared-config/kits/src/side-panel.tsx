import { CloseButton, Drawer, Portal, Text } from '@vcms/ui';
import type { ReactNode } from 'react';

export interface SidePanelProps {
  readonly title: string;
  /** What stands below the title, such as on whose behalf and as of when. */
  readonly description?: ReactNode;
  /** Ways on, such as to the page of its own; they stay in sight. */
  readonly footer?: ReactNode;
  readonly onClose: () => void;
  /** Where the focus goes afterwards; default: back to what had it. */
  readonly returnTo?: (() => HTMLElement | null) | undefined;
  readonly children: ReactNode;
}

/** Details beside a page that stays where it is; on phones they take the whole screen. */
export function SidePanel({ title, description, footer, onClose, returnTo, children }: SidePanelProps) {
  return (
    <Drawer.Root
      open
      placement="end"
      size={{ mdDown: 'full', md: 'sm' }}
      finalFocusEl={returnTo}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Drawer.Backdrop data-print="hide" />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header display="block" pe="14">
              <Drawer.Title overflowWrap="anywhere">{title}</Drawer.Title>
              {description !== undefined && (
                <Text mt="1" color="fg.muted">
                  {description}
                </Text>
              )}
            </Drawer.Header>
            {/* It scrolls, so it must be reachable by keyboard. */}
            <Drawer.Body tabIndex={0}>{children}</Drawer.Body>
            {footer !== undefined && (
              <Drawer.Footer borderTopWidth="1px" pt="4" flexWrap="wrap">
                {footer}
              </Drawer.Footer>
            )}
            <Drawer.CloseTrigger asChild top="4" insetEnd="4">
              <CloseButton size="sm" aria-label="Close" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
