import { Button, CloseButton, Dialog, Portal } from '@vcms/ui';
import type { ReactNode } from 'react';

export interface ReadingDialogProps {
  readonly title: string;
  readonly size: 'lg' | 'xl';
  /** What the button at its end says; default: Close. */
  readonly closeLabel?: string;
  /** It is shown this once: a click beside it, or the focus that a dialog before it gives back, does not close it. */
  readonly isOnce?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that only shows something; on phones it takes the whole screen. */
export function ReadingDialog(props: ReadingDialogProps) {
  const { title, size, closeLabel = 'Close', isOnce = false, onClose, children } = props;
  return (
    <Dialog.Root
      open
      closeOnInteractOutside={!isOnce}
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
              <Button onClick={onClose}>{closeLabel}</Button>
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
