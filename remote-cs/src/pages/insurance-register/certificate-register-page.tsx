import { InsuranceRegisterPage } from '@vcms/pages/insurance-register';
import { EnterPolicyButton, EnterPolicyProvider } from '@vcms/pages/on-behalf';

/** Contractor Insurance Reviews of role 5002 (domain 4.4), who also enters policies on a contractor's behalf. */
export function CertificateRegisterPage() {
  return (
    <EnterPolicyProvider value={EnterPolicyButton}>
      <InsuranceRegisterPage title="Contractor Insurance Reviews" />
    </EnterPolicyProvider>
  );
}
