import { Button, CloseButton, Dialog, LoadingBlock, Portal } from '@vcms/ui';
import { lazy, Suspense } from 'react';

/** The reader of PDF files is heavy: it comes with the first certificate that is opened. */
const CertificateView = lazy(async () => ({
  default: (await import('./certificate-view.tsx')).CertificateView,
}));

export interface CertificateDialogProps {
  readonly contractorId: string;
  readonly documentId: string;
  /** What the document is: Certificate of policy GL-1. */
  readonly label: string;
  readonly onClose: () => void;
}

/** A certificate's page. Where a client opens it, trusted code writes a line into the contractor's access log. */
export function CertificateDialog(props: CertificateDialogProps) {
  const { label, onClose } = props;
  return (
    <Dialog.Root
      open
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
              <Dialog.Title>{label}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body tabIndex={0}>
              <Suspense fallback={<LoadingBlock label={`Loading ${label}`} rows={10} />}>
                <CertificateView {...props} />
              </Suspense>
            </Dialog.Body>
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
