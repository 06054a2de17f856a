import { recordsOf, useLiveQuery } from '@vcms/data';
import { versionOn } from '@vcms/domain';
import { FailurePanel, itemsOf, useKeepPreviousData, waitingFor } from '@vcms/kits';
import { useVersions, type VersionsState } from '@vcms/kits/requirements';
import { useBackend } from '@vcms/sdk';
import { Button, EmptyState, LoadingBlock, PageHeading, Tabs } from '@vcms/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ProgramMatrix } from './matrix/program-matrix.tsx';
import { ProgramRequirements } from './requirements/program-requirements.tsx';

function realNow(): Date {
  return new Date();
}

export interface ScoreProgramsPageProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

interface TabsProps {
  readonly state: VersionsState & { readonly kind: 'ready' };
  readonly now: () => Date;
}

function Ready({ state: { versions }, now }: TabsProps) {
  const { firestore } = useBackend();
  const [params, setParams] = useSearchParams();
  const live = useKeepPreviousData(useLiveQuery(recordsOf(firestore, 'programs')));
  const programs = useMemo(() => versionOn(versions.all, versions.today)?.programs ?? [], [versions]);
  const catalogue = useMemo(
    () => itemsOf(live).toSorted((left, right) => left.title.localeCompare(right.title)),
    [live],
  );
  const waiting = waitingFor([live]);
  const tab = params.get('tab') === 'requirements' ? 'requirements' : 'matrix';
  if (waiting?.kind === 'failed') return <FailurePanel failure={waiting.failure} retry={waiting.retry} />;
  if (waiting !== undefined) return <LoadingBlock label="Loading the catalog" rows={8} />;
  return (
    <Tabs.Root
      value={tab}
      lazyMount
      onValueChange={({ value }) => setParams(value === 'matrix' ? {} : { tab: 'requirements' })}
    >
      <Tabs.List>
        <Tabs.Trigger value="matrix">Contractors</Tabs.Trigger>
        <Tabs.Trigger value="requirements">Requirements</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="matrix">
        {programs.length === 0 ? (
          <EmptyState
            icon="document"
            title="No programs required yet."
            description="Start from the suggested list for your trades."
            action={<Button onClick={() => setParams({ tab: 'requirements' })}>Set requirements</Button>}
          />
        ) : (
          <ProgramMatrix {...{ programs, catalogue, now }} />
        )}
      </Tabs.Content>
      <Tabs.Content value="requirements">
        <ProgramRequirements versions={versions} catalogue={catalogue} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

/** `/score-programs`: how contractors stand with each required program, and what is required (domain 4.5). */
export function ScoreProgramsPage({ now = realNow }: ScoreProgramsPageProps) {
  const state = useKeepPreviousData(useVersions(now));
  return (
    <>
      <PageHeading
        title="Safety Programs"
        description="The written programs you require, and how your contractors score in each."
      />
      {state.kind === 'loading' && <LoadingBlock label="Loading your requirements" rows={8} />}
      {state.kind === 'failed' && <FailurePanel failure={state.failure} retry={state.retry} />}
      {state.kind === 'ready' && <Ready state={state} now={now} />}
    </>
  );
}
