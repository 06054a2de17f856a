import { recordRef, type StoredRecord, useLiveDocument } from '@vcms/data';
import {
  formatDate,
  formatPhone,
  type StaffAssignment,
  type StaffDocument,
  type StaffMember,
} from '@vcms/domain';
import { DashboardSection, FailurePanel, ReadingDialog } from '@vcms/kits';
import { writeProblem } from '@vcms/kits/form';
import { BackToList } from '@vcms/kits/register';
import { useAsk, useBackend, useNotify, useSession } from '@vcms/sdk';
import {
  Button,
  DataList,
  EmptyState,
  Flex,
  Heading,
  Icon,
  LoadingBlock,
  Stack,
  StatusChip,
  Text,
  VisuallyHidden,
} from '@vcms/ui';
import { deleteStaffDocument, saveStaff, withdrawStaffDocument } from '@vcms/workforce/data';
import { typeName } from '@vcms/workforce/model';
import { ItemList, ReadyChip } from '@vcms/workforce/person';
import { lazy, Suspense, useState } from 'react';
import { AssignDialog } from '../people/assign-dialog.tsx';
import { PersonDialog } from '../people/person-dialog.tsx';
import type { WorkforceTerms } from '../use-client-terms.ts';
import { type PersonStanding, usePersonStanding } from '../use-person-standing.ts';
import { AssignmentList } from './assignment-list.tsx';
import { DocumentDialog } from './document-dialog.tsx';
import { DocumentList } from './document-list.tsx';
import type { DocumentMove } from './document-moves.ts';

/** The reader of PDF files is heavy: it comes with the first file that is opened. */
const FileView = lazy(async () => ({ default: (await import('./file-view.tsx')).FileView }));

type Work =
  | { readonly kind: 'file'; readonly document: StaffDocument }
  | { readonly kind: 'person' }
  | { readonly kind: 'assign'; readonly seen?: StaffAssignment }
  | { readonly kind: 'document'; readonly typeId: string; readonly seen?: StoredRecord<StaffDocument> };

interface PersonViewProps {
  readonly person: StoredRecord<StaffMember>;
  readonly terms: WorkforceTerms;
}

type Ready = Extract<PersonStanding, { readonly kind: 'ready' }>;

interface SectionsProps extends PersonViewProps {
  readonly standing: Ready;
  readonly onWork: (work: Work) => void;
}

function Sections({ person, terms, standing, onWork }: SectionsProps) {
  const { firestore } = useBackend();
  const { userId: uid, companyId: contractorId } = useSession();
  const notify = useNotify();
  const ask = useAsk();
  const context = { firestore, uid, contractorId };

  async function move(kind: DocumentMove, document: StoredRecord<StaffDocument>): Promise<void> {
    if (kind === 'edit' || kind === 'correct')
      return onWork({ kind: 'document', typeId: document.typeId, seen: document });
    if (kind === 'open') return onWork({ kind: 'file', document });
    if (kind === 'renew') return onWork({ kind: 'document', typeId: document.typeId });
    const name = typeName(terms.docTypes, document.typeId);
    const isSure = await ask(
      kind === 'withdraw'
        ? {
            title: `Withdraw ${name}?`,
            text: 'It leaves the review and no longer counts. You can submit a new one.',
            yes: 'Withdraw',
            no: 'Cancel',
          }
        : {
            title: `Delete the draft of ${name}?`,
            text: 'It was never submitted.',
            yes: 'Delete draft',
            no: 'Cancel',
          },
    );
    if (!isSure) return;
    const change = kind === 'withdraw' ? withdrawStaffDocument : deleteStaffDocument;
    const result = await change(context, { staffId: person.id, id: document.id });
    notify.show(
      result.kind === 'done'
        ? {
            kind: 'success',
            message: kind === 'withdraw' ? `${name} is withdrawn.` : 'The draft is deleted.',
          }
        : { kind: 'error', message: writeProblem(result) },
    );
  }

  return (
    <>
      <DashboardSection
        title="What clients require"
        aside={
          <Button size="sm" onClick={() => onWork({ kind: 'document', typeId: '' })}>
            Add a document
          </Button>
        }
      >
        {standing.standings.length === 0 && (
          <Text color="fg.muted">Assign this person to a client to see what the client requires.</Text>
        )}
        <Stack gap="5">
          {standing.standings.map(({ client, result }) => (
            <div key={client.clientId}>
              <Flex wrap="wrap" gap="3" align="center" mb="2">
                <Heading as="h3" size="sm">
                  {client.engagement.clientName}
                </Heading>
                <ReadyChip result={result} />
              </Flex>
              <ItemList
                label={`Requirements of ${client.engagement.clientName}`}
                items={result?.items ?? []}
                docTypes={client.docTypes}
                actionOf={(item, typeId) =>
                  item.status === 'non_compliant' || item.status === 'expiring' ? (
                    <Button size="xs" variant="outline" onClick={() => onWork({ kind: 'document', typeId })}>
                      Add<VisuallyHidden> {typeName(client.docTypes, typeId)}</VisuallyHidden>
                    </Button>
                  ) : null
                }
              />
            </div>
          ))}
        </Stack>
      </DashboardSection>
      <DashboardSection title="Documents">
        <DocumentList
          documents={standing.documents}
          reviews={standing.reviews}
          terms={terms}
          onMove={(kind, document) => void move(kind, document)}
        />
      </DashboardSection>
      <DashboardSection
        title="Where this person works"
        aside={
          <Button size="sm" variant="outline" onClick={() => onWork({ kind: 'assign' })}>
            Assign to a client
          </Button>
        }
      >
        <AssignmentList
          assignments={standing.assignments}
          terms={terms}
          onChange={(seen) => onWork({ kind: 'assign', seen })}
        />
      </DashboardSection>
    </>
  );
}

function PersonView({ person, terms }: PersonViewProps) {
  const { firestore } = useBackend();
  const { userId: uid, companyId: contractorId } = useSession();
  const notify = useNotify();
  const standing = usePersonStanding(person, terms);
  const [work, setWork] = useState<Work>();
  const close = () => setWork(undefined);
  const isActive = person.status === 'active';

  async function turn(): Promise<void> {
    const { id: _id, earlierJobRoles: _roles, record: _record, ...content } = person;
    const status = isActive ? ('inactive' as const) : ('active' as const);
    const result = await saveStaff({ firestore, uid, contractorId }, person, { ...content, status }, []);
    if (result.kind !== 'done') notify.show({ kind: 'error', message: writeProblem(result) });
  }

  return (
    <Stack gap="6">
      <DashboardSection
        title={`${person.firstName} ${person.lastName}`}
        beside={
          <StatusChip tone={isActive ? 'success' : 'neutral'} label={isActive ? 'Active' : 'Inactive'} />
        }
        aside={
          <Flex gap="2" wrap="wrap">
            <Button size="sm" variant="outline" onClick={() => setWork({ kind: 'person' })}>
              Change
            </Button>
            <Button size="sm" variant="outline" onClick={() => void turn()}>
              {isActive ? 'Make inactive' : 'Make active'}
            </Button>
          </Flex>
        }
      >
        <DataList
          columns={3}
          items={[
            { label: 'Job role', value: person.jobRole },
            { label: 'Earlier roles, still counted', value: person.earlierJobRoles?.join(', ') ?? 'None' },
            { label: 'Badge number', value: person.badgeNo },
            { label: 'Hired', value: formatDate(person.hireDate) },
            { label: 'E-mail', value: person.email },
            { label: 'Phone', value: person.phone === undefined ? undefined : formatPhone(person.phone) },
          ]}
        />
      </DashboardSection>
      {standing.kind === 'loading' && <LoadingBlock label="Loading the documents" rows={6} />}
      {standing.kind === 'failed' && <FailurePanel failure={standing.failure} retry={standing.retry} />}
      {standing.kind === 'ready' && <Sections {...{ person, terms, standing }} onWork={setWork} />}
      {work?.kind === 'person' && (
        <PersonDialog
          terms={terms}
          seen={person}
          assignments={standing.kind === 'ready' ? standing.assignments : []}
          onClose={close}
        />
      )}
      {work?.kind === 'assign' && (
        <AssignDialog terms={terms} people={[person]} seen={work.seen} onClose={close} />
      )}
      {work?.kind === 'file' && (
        <ReadingDialog title={typeName(terms.docTypes, work.document.typeId)} size="xl" onClose={close}>
          <Suspense fallback={<LoadingBlock label="Loading the file" rows={10} />}>
            <FileView
              documentId={work.document.docId}
              isSensitive={work.document.sensitive}
              label={typeName(terms.docTypes, work.document.typeId)}
            />
          </Suspense>
        </ReadingDialog>
      )}
      {work?.kind === 'document' && (
        <DocumentDialog terms={terms} person={person} seen={work.seen} typeId={work.typeId} onClose={close} />
      )}
    </Stack>
  );
}

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
