import type { CalendarDate } from '@vcms/domain';
import { FailurePanel, useKeepPreviousData } from '@vcms/kits';
import { BackToQueue, reviewSideOf } from '@vcms/kits/review';
import { useSession } from '@vcms/sdk';
import { EmptyState, LoadingBlock, PageHeading } from '@vcms/ui';
import { POLICY_TOPIC } from './policy-topic.ts';
import {
  type PolicyAddress,
  type ReviewDossierState,
  useClientReviewFile,
  useFirmReviewFile,
} from './use-review-dossier.ts';
import { Workbench } from './workbench.tsx';

export interface PolicyPageProps {
  readonly address: PolicyAddress;
  readonly today: CalendarDate;
  readonly now: () => Date;
}

function State({ state, ...props }: PolicyPageProps & { readonly state: ReviewDossierState }) {
  const held = useKeepPreviousData(state);
  if (held.kind === 'ready') {
    const { address, today, now } = props;
    return <Workbench file={held.file} contractorId={address.contractorId} {...{ today, now }} />;
  }
  return (
    <>
      <PageHeading title="Review Insurance" />
      {held.kind === 'loading' && <LoadingBlock label="Loading the policy" rows={10} />}
      {held.kind === 'failed' && <FailurePanel failure={held.failure} retry={held.retry} />}
      {held.kind === 'missing' && (
        <EmptyState
          title="This policy does not exist."
          icon="document"
          action={<BackToQueue topic={POLICY_TOPIC} />}
        />
      )}
    </>
  );
}

function FirmPolicy(props: PolicyPageProps) {
  return <State {...props} state={useFirmReviewFile(props.address)} />;
}

function ClientPolicy(props: PolicyPageProps) {
  return <State {...props} state={useClientReviewFile(props.address)} />;
}

/** The policy that the address names, as the role may see it. */
export function PolicyPage(props: PolicyPageProps) {
  return reviewSideOf(useSession()).kind === 'firm' ? <FirmPolicy {...props} /> : <ClientPolicy {...props} />;
}
