import { Button, CloseButton, Dialog, Portal } from '@vcms/ui';
import type { FormEvent, ReactNode } from 'react';
import { useAskedClose } from './use-asked-close.ts';

export interface FormDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The submit button; Cancel stands before it. */
  readonly actions: ReactNode;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** Something was typed that closing would lose: it is asked about first, and so is leaving the page. Default: no. */
  readonly isDirty?: boolean;
  /** For a question whose answer cannot be undone: read out at once. */
  readonly role?: 'dialog' | 'alertdialog';
  /** `cover`: nearly the whole window, for a page beside its form. */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | 'cover';
}

/** A form in a dialog: labelled, focus inside, Escape and Cancel close it, Enter submits. */
export function FormDialog(props: FormDialogProps) {
  const { title, children, actions, onSubmit, role = 'dialog', size = 'md' } = props;
  const close = useAskedClose(props.isDirty ?? false, props.onClose);

  function submit(event: FormEvent): void {
    event.preventDefault();
    // A form inside a portal is still inside the page's form for React.
    event.stopPropagation();
    onSubmit();
  }

  return (
    <Dialog.Root
      open
      role={role}
      size={{ mdDown: 'full', md: size }}
      scrollBehavior="inside"
      // Where one dialog follows another, the first gives the focus back to the page: that is no wish to close the second.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={({ open }) => {
        if (!open) close();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            {/* A form may not be a dialog itself: it stands inside, and the parts lie in the dialog as if it were not there. */}
            <form noValidate onSubmit={submit} style={{ display: 'contents' }}>
              <Dialog.Header>
                <Dialog.Title pe="5">{title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>{children}</Dialog.Body>
              <Dialog.Footer>
                <Button variant="outline" onClick={close}>
                  Cancel
                </Button>
                {actions}
              </Dialog.Footer>
              <Dialog.CloseTrigger asChild>
                <CloseButton size="sm" aria-label="Close" />
              </Dialog.CloseTrigger>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
