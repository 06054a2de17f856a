import type { Policy } from '@vcms/domain';
import { Button, Text, VisuallyHidden } from '@vcms/ui';
import { useState } from 'react';
import { CertificateDialog } from '../versions/certificate-dialog.tsx';

export interface CertificateButtonProps {
  readonly contractorId: string;
  readonly policy: Pick<Policy, 'policyNumber' | 'certificateDocId'>;
}

/** Opens the certificate of a policy; says so where it came without one. */
export function CertificateButton({ contractorId, policy }: CertificateButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { policyNumber, certificateDocId } = policy;
  if (certificateDocId === undefined) {
    return (
      <Text textStyle="sm" color="fg.muted">
        No certificate on file
      </Text>
    );
  }
  return (
    <>
      <Button size="xs" variant="outline" data-print="hide" onClick={() => setOpen(true)}>
        Open certificate
        <VisuallyHidden>: policy {policyNumber}</VisuallyHidden>
      </Button>
      {isOpen && (
        <CertificateDialog
          contractorId={contractorId}
          documentId={certificateDocId}
          label={`Certificate of policy ${policyNumber}`}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
