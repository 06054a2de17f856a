import { recordRef, type StoredRecord, useLiveDocument } from '@vcms/data';
import { arePapersInSight, type CalendarDate, type StaffAssignment, staffAssignmentId } from '@vcms/domain';
import { FailurePanel, useKeepPreviousData } from '@vcms/kits';
import { useBackend, useNavigateTo } from '@vcms/sdk';
import { EmptyState, Icon, Link, LoadingBlock, PageHeading, Text } from '@vcms/ui';
import { lazy, Suspense } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { EndedAssignment } from './ended-assignment.tsx';
import { isWaiting, PersonCard } from './person-card.tsx';
import type { OwnTerms } from './use-own-terms.ts';
import { usePersonFile } from './use-person-file.ts';

/** Most visits only look at the card: the workbench and its reader of PDF files come with the first review. */
const ReviewDocument = lazy(async () => ({
  default: (await import('./review-document.tsx')).ReviewDocument,
}));

interface AssignedProps {
  readonly assignment: StoredRecord<StaffAssignment>;
  readonly terms: OwnTerms;
  readonly asOf: CalendarDate;
  readonly now: () => Date;
}

/** The address of this page with other parameters; undefined takes one away. */
function useAddress(): (changes: Readonly<Record<string, string | undefined>>) => `/${string}` {
  const [params] = useSearchParams();
  return (changes) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    const query = next.toString();
    return query === '' ? '/work-manager' : `/work-manager?${query}`;
  };
}

function Assigned({ assignment, terms, asOf, now }: AssignedProps) {
  const [params] = useSearchParams();
  const navigate = useNavigateTo();
  const addressOf = useAddress();
  const state = useKeepPreviousData(usePersonFile(assignment, terms, asOf));
  if (state.kind === 'loading') return <LoadingBlock label="Loading the person" rows={8} />;
  if (state.kind === 'failed') return <FailurePanel failure={state.failure} retry={state.retry} />;
  if (state.kind === 'missing')
    return <EmptyState title="This person's record cannot be read. Contact support." icon="warning" />;
  const { file } = state;
  const card = addressOf({ review: undefined });
  const reviewed = file.documents.find(({ id }) => id === params.get('review'));
  if (reviewed !== undefined) {
    const next = file.documents.find(
      (document) => document.id !== reviewed.id && isWaiting(file, document, terms.clientId),
    );
    return (
      <Suspense fallback={<LoadingBlock label="Loading the document" rows={10} />}>
        <ReviewDocument
          key={reviewed.id}
          {...{ file, terms, card, now }}
          document={reviewed}
          onward={() => navigate(next === undefined ? card : addressOf({ review: next.id }))}
        />
      </Suspense>
    );
  }
  return (
    <>
      <Text mb="2" data-print="hide">
        <Link asChild>
          <RouterLink to={addressOf({ open: undefined })}>
            <Icon name="arrow-left" /> Workforce Manager
          </RouterLink>
        </Link>
      </Text>
      <PageHeading title={assignment.name} />
      <PersonCard
        {...{ file, terms, asOf }}
        reviewAddress={(documentId) => addressOf({ review: documentId })}
      />
    </>
  );
}

export interface PersonViewProps extends Omit<AssignedProps, 'assignment'> {
  readonly staffId: string;
}

/** The person that the address names, as far as it is assigned to the own company. */
export function PersonView({ staffId, ...props }: PersonViewProps) {
  const { firestore } = useBackend();
  const id = staffAssignmentId(props.terms.clientId, staffId);
  const assignment = useLiveDocument(recordRef(firestore, 'staffAssignments', id));
  if (assignment.kind === 'ready') {
    if (arePapersInSight(assignment.value, props.terms.today))
      return <Assigned assignment={assignment.value} {...props} />;
    return <EndedAssignment assignment={assignment.value} />;
  }
  if (assignment.kind === 'loading') return <LoadingBlock label="Loading the person" rows={8} />;
  if (assignment.kind === 'failed' && assignment.failure.kind !== 'denied') {
    return <FailurePanel failure={assignment.failure} retry={assignment.retry} />;
  }
  return (
    <>
      <PageHeading title="Workforce Manager" />
      <EmptyState
        title="This person is not assigned to you."
        description="The contractor assigns people under Company Information."
        icon="users"
        action={
          <Link asChild>
            <RouterLink to="/work-manager">Workforce Manager</RouterLink>
          </Link>
        }
      />
    </>
  );
}
