import { recordRef, useLiveDocument } from '@vcms/data';
import { FailurePanel } from '@vcms/kits';
import { BackToList } from '@vcms/kits/register';
import { useBackend, useSession } from '@vcms/sdk';
import { EmptyState, Icon, LoadingBlock, Text } from '@vcms/ui';
import type { WorkforceTerms } from '../use-client-terms.ts';
import { PersonView } from './person-view.tsx';

export interface PersonPageProps {
  readonly staffId: string;
  readonly terms: WorkforceTerms;
}

/** One person of the contractor: what clients still require, documents, assignments. */
export function PersonPage({ staffId, terms }: PersonPageProps) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const person = useLiveDocument(recordRef(firestore, 'staff', companyId, staffId));
  return (
    <>
      <Text mb="3">
        <BackToList>
          <Icon name="arrow-left" /> All people
        </BackToList>
      </Text>
      {person.kind === 'loading' && <LoadingBlock label="Loading the person" rows={6} />}
      {person.kind === 'failed' && <FailurePanel failure={person.failure} retry={person.retry} />}
      {(person.kind === 'missing' || person.kind === 'unreadable') && (
        <EmptyState title="This person does not exist." icon="users" />
      )}
      {person.kind === 'ready' && <PersonView person={person.value} terms={terms} />}
    </>
  );
}
