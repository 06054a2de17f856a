import type { CalendarDate } from '@vcms/domain';
import { FailurePanel, useKeepPreviousData } from '@vcms/kits';
import { BackToQueue, reviewSideOf } from '@vcms/kits/review';
import { useSession } from '@vcms/sdk';
import { EmptyState, LoadingBlock, PageHeading } from '@vcms/ui';
import { PROGRAM_TOPIC } from './program-topic.ts';
import {
  type ProgramReviewState,
  useClientReview,
  useFirmReview,
  type VersionAddress,
} from './use-program-review.ts';
import { Workbench } from './workbench.tsx';

export interface VersionPageProps {
  readonly title: string;
  readonly address: VersionAddress;
  readonly today: CalendarDate;
  readonly now: () => Date;
}

function State({ state, title, today, now }: VersionPageProps & { readonly state: ProgramReviewState }) {
  const held = useKeepPreviousData(state);
  if (held.kind === 'ready') return <Workbench file={held.file} {...{ today, now }} />;
  return (
    <>
      <PageHeading title={title} />
      {held.kind === 'loading' && <LoadingBlock label="Loading the program" rows={10} />}
      {held.kind === 'failed' && <FailurePanel failure={held.failure} retry={held.retry} />}
      {held.kind === 'missing' && (
        <EmptyState
          title="This program does not exist."
          icon="document"
          action={<BackToQueue topic={PROGRAM_TOPIC} />}
        />
      )}
    </>
  );
}

function FirmVersion(props: VersionPageProps) {
  return <State {...props} state={useFirmReview(props.address)} />;
}

function ClientVersion(props: VersionPageProps) {
  return <State {...props} state={useClientReview(props.address)} />;
}

/** The version that the address names, as the role may see it. */
export function VersionPage(props: VersionPageProps) {
  return reviewSideOf(useSession()).kind === 'firm' ? (
    <FirmVersion {...props} />
  ) : (
    <ClientVersion {...props} />
  );
}
