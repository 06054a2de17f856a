import { Button, CloseButton, Dialog, Portal } from '@vcms/ui';
import type { ReactNode } from 'react';

export interface ReadingDialogProps {
  readonly title: string;
  readonly size: 'lg' | 'xl';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that only shows something; on phones it takes the whole screen. */
export function ReadingDialog({ title, size, onClose, children }: ReadingDialogProps) {
  return (
    <Dialog.Root
      open
      size={{ mdDown: 'full', md: size }}
      scrollBehavior="inside"
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            {/* It scrolls, so it must be reachable by keyboard. */}
            <Dialog.Body tabIndex={0}>{children}</Dialog.Body>
            <Dialog.Footer>
              <Button onClick={onClose}>Close</Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label="Close" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
