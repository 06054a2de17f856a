import { InsuranceRegisterPage } from '@vcms/insurance/register';
import { useSession } from '@vcms/sdk';

/** Contractor Insurance Reviews of role 5003, Insurance of role 5004 (domain 4.4). */
export function CertificateRegisterPage() {
  const { role } = useSession();
  return <InsuranceRegisterPage title={role === '5004' ? 'Insurance' : 'Contractor Insurance Reviews'} />;
}
