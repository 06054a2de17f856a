import { may } from '@vcms/domain';
import { Register } from '@vcms/kits/register';
import { useSession } from '@vcms/sdk';
import { Button, EmptyState, PageHeading } from '@vcms/ui';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { requiredAddress, reviewAddress } from './center-path.ts';
import { ContractorFolder } from './contractor-folder.tsx';
import { contractorsOfClient, FIRM_CONTRACTORS } from './contractor-registers.tsx';

export interface DocumentsPageProps {
  /** As the menu calls the page for the role. */
  readonly title: string;
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

function realNow(): Date {
  return new Date();
}

function FirmContractors({ title }: { readonly title: string }) {
  return (
    <Register
      definition={FIRM_CONTRACTORS}
      label={title}
      empty={
        <EmptyState
          icon="folder"
          title="No contractors yet."
          description="A contractor has its folders from the day it is added under Companies."
        />
      }
    />
  );
}

function ClientContractors({ title, clientId }: { readonly title: string; readonly clientId: string }) {
  const definition = useMemo(() => contractorsOfClient(clientId), [clientId]);
  return (
    <Register
      definition={definition}
      label={title}
      empty={
        <EmptyState
          icon="folder"
          title="No contractors yet."
          description="Once a contractor has accepted your invitation, its files appear here."
        />
      }
    />
  );
}

/** `/documents-center/files`: the contractors that the reader sees, or the folders of the one in the address (domain 4.4). */
export function DocumentsPage({ title, now = realNow }: DocumentsPageProps) {
  const { role, companyId } = useSession();
  const { contractorId } = useParams();
  const isFirm = may(role, 'workForEveryClient');
  if (contractorId !== undefined)
    return <ContractorFolder key={contractorId} contractorId={contractorId} title={title} now={now} />;
  return (
    <>
      <PageHeading
        title={title}
        description="The files of each contractor, by folder."
        actions={
          may(role, 'reviewEvidence') && (
            <>
              {may(role, 'decideAboutContractors') && (
                <Button asChild variant="outline">
                  <Link to={requiredAddress()}>Required documents</Link>
                </Button>
              )}
              <Button asChild variant="outline">
                <Link to={reviewAddress()}>Documents to review</Link>
              </Button>
            </>
          )
        }
      />
      {isFirm ? <FirmContractors title={title} /> : <ClientContractors title={title} clientId={companyId} />}
    </>
  );
}
