import type { StoredRecord } from '@vcms/data';
import { formatDate, formatPhone, type StaffMember } from '@vcms/domain';
import { DashboardSection, FailurePanel, ReadingDialog, useOpenDialog } from '@vcms/kits';
import { writeProblem } from '@vcms/kits/form';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { Button, DataList, Flex, LoadingBlock, Stack, StatusChip } from '@vcms/ui';
import { saveStaff } from '@vcms/workforce/data';
import { typeName } from '@vcms/workforce/model';
import { SampleDialog } from '@vcms/workforce/sample';
import { lazy, Suspense } from 'react';
import { AssignDialog } from '../people/assign-dialog.tsx';
import { PersonDialog } from '../people/person-dialog.tsx';
import type { WorkforceTerms } from '../use-client-terms.ts';
import { usePersonStanding } from '../use-person-standing.ts';
import { DocumentDialog } from './document-dialog.tsx';
import { PersonSections } from './person-sections.tsx';
import type { PersonWork } from './person-work.ts';

/** The reader of PDF files is heavy: it comes with the first file that is opened. */
const FileView = lazy(async () => ({ default: (await import('./file-view.tsx')).FileView }));

export interface PersonViewProps {
  readonly person: StoredRecord<StaffMember>;
  readonly terms: WorkforceTerms;
}

/** One person, with the dialog that a button of the page asks for; one at a time. */
export function PersonView({ person, terms }: PersonViewProps) {
  const { firestore } = useBackend();
  const { userId: uid, companyId: contractorId } = useSession();
  const notify = useNotify();
  const standing = usePersonStanding(person, terms);
  const [work, startWork, close] = useOpenDialog<PersonWork>();
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
            <Button size="sm" variant="outline" onClick={() => startWork({ kind: 'person' })}>
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
      {standing.kind === 'ready' && <PersonSections {...{ person, terms, standing }} onWork={startWork} />}
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
      {work?.kind === 'sample' && <SampleDialog {...work.name} onClose={close} />}
      {work?.kind === 'document' && (
        <DocumentDialog
          {...{ terms, person }}
          seen={work.seen}
          again={work.again}
          typeId={work.typeId}
          onClose={close}
        />
      )}
    </Stack>
  );
}
