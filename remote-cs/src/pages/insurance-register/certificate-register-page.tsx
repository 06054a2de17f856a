import { InsuranceRegisterPage } from '@vcms/pages/insurance-register';

/** Contractor Insurance Reviews of role 5002 (domain 4.4). */
export function CertificateRegisterPage() {
  return <InsuranceRegisterPage title="Contractor Insurance Reviews" />;
}
