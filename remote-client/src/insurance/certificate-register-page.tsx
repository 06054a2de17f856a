import { may } from '@vcms/domain';
import { InsuranceRegisterPage } from '@vcms/insurance/register';
import type { StandingParts } from '@vcms/kits/standing';
import { useSession } from '@vcms/sdk';
import * as parts from '../parts/insurance-register.ts';

const PARTS: StandingParts = parts;

/** Contractor Insurance Reviews for clients who review, Insurance for the others (domain 4.4). */
export function CertificateRegisterPage() {
  const { role } = useSession();
  return (
    <InsuranceRegisterPage
      title={may(role, 'reviewEvidence') ? 'Contractor Insurance Reviews' : 'Insurance'}
      parts={PARTS}
    />
  );
}
