import { versionOn } from '@vcms/domain';
import { DamagedNote, FailurePanel, useKeepPreviousData, useOpenDialog } from '@vcms/kits';
import { RequirementEditor, useVersions, type VersionsState } from '@vcms/kits/requirements';
import { Button, EmptyState, Flex, LoadingBlock, PageHeading, Tabs } from '@vcms/ui';
import { SampleDialog, type SampleName } from '@vcms/workforce/sample';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DemandFields } from './types/demand-fields.tsx';
import { staffPart } from './types/staff-demands.ts';
import { SuggestedDialog } from './types/suggested-dialog.tsx';
import { TypeDialog } from './types/type-dialog.tsx';
import { TypeTable } from './types/type-table.tsx';
import { type StoredType, useStaffTypes } from './types/use-staff-types.ts';

interface TypesProps {
  readonly types: readonly StoredType[];
  readonly damaged: number;
  readonly versions: VersionsState;
}

type Work =
  | { readonly kind: 'type'; readonly seen?: StoredType }
  | { readonly kind: 'suggested' }
  | { readonly kind: 'sample'; readonly name: SampleName };

function sampleOf({ clientId, name, sampleDocId = '' }: StoredType): SampleName {
  return { clientId, documentId: sampleDocId, typeName: name };
}

function Types({ types, damaged, versions }: TypesProps) {
  const [work, startWork, close] = useOpenDialog<Work>();
  const inForce =
    versions.kind === 'ready' ? versionOn(versions.versions.all, versions.versions.today) : undefined;
  return (
    <>
      <Flex gap="3" wrap="wrap" mb="4">
        <Button onClick={() => startWork({ kind: 'type' })}>Add a type</Button>
        <Button variant="outline" onClick={() => startWork({ kind: 'suggested' })}>
          Add suggested types
        </Button>
      </Flex>
      {types.length === 0 ? (
        <EmptyState
          title="No document types yet."
          description="Add what people must show before they work on your sites, such as OSHA 10 or first aid. Start from the suggested types of your industry."
          icon="id-card"
        />
      ) : (
        <TypeTable
          types={types}
          inForce={inForce}
          onEdit={(seen) => startWork({ kind: 'type', seen })}
          onSample={(type) => startWork({ kind: 'sample', name: sampleOf(type) })}
        />
      )}
      <DamagedNote count={damaged} noun="type" />
      {work?.kind === 'type' && <TypeDialog types={types} seen={work.seen} onClose={close} />}
      {work?.kind === 'sample' && <SampleDialog {...work.name} onClose={close} />}
      {work?.kind === 'suggested' && <SuggestedDialog types={types} onClose={close} />}
    </>
  );
}

interface RequirementsProps {
  readonly types: readonly StoredType[];
  readonly versions: VersionsState;
}

function Requirements({ types, versions }: RequirementsProps) {
  const part = useMemo(() => staffPart(types), [types]);
  const held = useKeepPreviousData(versions);
  if (held.kind === 'loading') return <LoadingBlock label="Loading your requirements" rows={6} />;
  if (held.kind === 'failed') return <FailurePanel failure={held.failure} retry={held.retry} />;
  return (
    <RequirementEditor part={part} versions={held.versions}>
      {(fields) => <DemandFields types={types} {...fields} />}
    </RequirementEditor>
  );
}

function realNow(): Date {
  return new Date();
}

export interface SetContractorDocsPageProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

/** `/set-contractor-docs`: types of documents of people, and which are required of whom from when (domain 4.5). */
export function SetContractorDocsPage({ now = realNow }: SetContractorDocsPageProps) {
  const [params, setParams] = useSearchParams();
  const types = useKeepPreviousData(useStaffTypes());
  const versions = useVersions(now);
  const tab = params.get('tab') === 'requirements' ? 'requirements' : 'types';
  return (
    <>
      <PageHeading
        title="Set Contractor-Staff Document Types"
        description="What people of your contractors must show before they work on your sites."
      />
      {types.kind === 'loading' && <LoadingBlock label="Loading your document types" rows={6} />}
      {types.kind === 'failed' && <FailurePanel failure={types.failure} retry={types.retry} />}
      {types.kind === 'ready' && (
        <Tabs.Root
          value={tab}
          lazyMount
          onValueChange={({ value }) => setParams(value === 'types' ? {} : { tab: value })}
        >
          <Tabs.List>
            <Tabs.Trigger value="types">Types</Tabs.Trigger>
            <Tabs.Trigger value="requirements">Requirements</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="types">
            <Types types={types.types} damaged={types.damaged} versions={versions} />
          </Tabs.Content>
          <Tabs.Content value="requirements">
            <Requirements types={types.types} versions={versions} />
          </Tabs.Content>
        </Tabs.Root>
      )}
    </>
  );
}
