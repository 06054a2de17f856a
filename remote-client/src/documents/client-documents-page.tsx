import { DocumentsPage } from '@vcms/documents/center';
import { may } from '@vcms/domain';
import { useSession } from '@vcms/sdk';

/** The files of the client's contractors, under the name that the menu of each role gives them. */
export function ClientDocumentsPage() {
  const { role } = useSession();
  const isFull = may(role, 'decideAboutContractors');
  return <DocumentsPage title={isFull ? 'All Contractor Documents' : 'General Documents'} />;
}
