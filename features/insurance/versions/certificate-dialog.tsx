import { ReadingDialog } from '@vcms/kits';
import { LoadingBlock } from '@vcms/ui';
import { lazy, Suspense } from 'react';

/** The reader of PDF files is heavy: it comes with the first certificate that is opened. */
const CertificateView = lazy(async () => ({
  default: (await import('../register/certificate-view.tsx')).CertificateView,
}));

export interface CertificateDialogProps {
  readonly contractorId: string;
  readonly documentId: string;
  /** What the document is: Certificate of policy GL-1. */
  readonly label: string;
  readonly onClose: () => void;
}

/** A certificate's page. Where a client opens it, the server writes a line into the contractor's access log. */
export function CertificateDialog(props: CertificateDialogProps) {
  const { label, onClose } = props;
  return (
    <ReadingDialog title={label} size="xl" onClose={onClose}>
      <Suspense fallback={<LoadingBlock label={`Loading ${label}`} rows={10} />}>
        <CertificateView {...props} />
      </Suspense>
    </ReadingDialog>
  );
}
