import type { Policy } from '@vcms/domain';
import { ReadingDialog } from '@vcms/kits';
import { Text } from '@vcms/ui';
import { HolderList } from './holder-list.tsx';
import { useInsuranceRecords } from './insurance-records.tsx';

export interface CertificatesDialogProps {
  readonly policy: Policy;
  readonly onClose: () => void;
}

/** What a policy shows for each client, with the way to change it. Live: it follows the records. */
export function CertificatesDialog({ policy, onClose }: CertificatesDialogProps) {
  const file = useInsuranceRecords();
  if (file === undefined) return null;
  return (
    <ReadingDialog
      title={`Certificates by client, policy ${policy.policyNumber}`}
      size="lg"
      onClose={onClose}
    >
      <Text mb="3" color="fg.muted">
        Every client sees the certificate of the policy. Add one that is made out to a client, or the
        endorsement pages that name it.
      </Text>
      <HolderList policy={policy} file={file} />
    </ReadingDialog>
  );
}
