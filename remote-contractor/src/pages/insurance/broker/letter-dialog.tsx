import { Button, CloseButton, Dialog, Portal } from '@vcms/ui';
import { LetterView, type LetterViewProps } from './letter-view.tsx';

/** The letter with its link, once it is made. */
export function LetterDialog({ onClose, ...view }: LetterViewProps & { readonly onClose: () => void }) {
  return (
    <Dialog.Root
      open
      // The link is shown this once: a click beside it, or the focus that the dialog before gives back, must not close it.
      closeOnInteractOutside={false}
      size={{ mdDown: 'full', md: 'xl' }}
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
              <Dialog.Title>The letter to your broker</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <LetterView {...view} />
            </Dialog.Body>
            <Dialog.Footer>
              <Button onClick={onClose}>Done</Button>
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
