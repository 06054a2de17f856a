import { Register } from '@vcms/kits/register';
import type { StandingParts } from '@vcms/kits/standing';
import { useSession } from '@vcms/sdk';
import { EmptyState, PageHeading } from '@vcms/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { certificateRegister } from './certificate-register.tsx';
import { ContractorDetail } from './contractor-detail.tsx';
import { type RegisterSide, sideOfRole } from './register-side.ts';

export interface InsuranceRegisterPageProps {
  /** As the menu calls the page for the role. */
  readonly title: string;
  /** What other lines add to a contractor's page. */
  readonly parts: StandingParts;
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

/** Where contractors come from, for an empty register. */
const NEXT_STEPS: Readonly<Record<RegisterSide['reader'], string>> = {
  firm: 'Once a contractor has accepted the invitation of a client, its insurance appears here line by line. Connect them under Companies.',
  client:
    'Once a contractor has accepted your invitation, its insurance appears here line by line. Request contractors under Our Contractors.',
  contractor: '',
};

function realNow(): Date {
  return new Date();
}

/** `/insurance-reviews`: contractors × lines with status, end, limits and last review, or one contractor (domain 4.4). */
export function InsuranceRegisterPage({ title, parts, now = realNow }: InsuranceRegisterPageProps) {
  const { role, companyId } = useSession();
  const { contractorId } = useParams();
  const side = useMemo(() => sideOfRole({ role, companyId }), [role, companyId]);
  const definition = useMemo(() => certificateRegister(side), [side]);
  if (contractorId !== undefined)
    return <ContractorDetail key={contractorId} id={contractorId} {...{ side, parts, now }} />;
  return (
    <>
      <PageHeading
        title={title}
        description="Which certificates are on file, what they cover, when they end, and who reviewed them."
      />
      <Register
        definition={definition}
        label={title}
        empty={
          <EmptyState icon="umbrella" title="No certificates yet." description={NEXT_STEPS[side.reader]} />
        }
      />
    </>
  );
}
