import { EnterPolicyButton, EnterPolicyProvider } from '@vcms/insurance/on-behalf';
import { InsuranceRegisterPage } from '@vcms/insurance/register';
import type { StandingParts } from '@vcms/kits/standing';
import * as parts from '../parts/insurance-register.ts';

const PARTS: StandingParts = parts;

/** Contractor Insurance Reviews of role 5002 (domain 4.4), who also enters policies on a contractor's behalf. */
export function CertificateRegisterPage() {
  return (
    <EnterPolicyProvider value={EnterPolicyButton}>
      <InsuranceRegisterPage title="Contractor Insurance Reviews" parts={PARTS} />
    </EnterPolicyProvider>
  );
}
