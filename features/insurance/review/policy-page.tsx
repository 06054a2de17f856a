import type { CalendarDate } from '@vcms/domain';
import { ReviewedRecordGate, reviewSideOf } from '@vcms/kits/review';
import { useSession } from '@vcms/sdk';
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

function State({ state, address, today, now }: PolicyPageProps & { readonly state: ReviewDossierState }) {
  return (
    <ReviewedRecordGate
      state={state}
      title="Review Insurance"
      topic={POLICY_TOPIC}
      subject="the policy"
      missing="This policy does not exist."
      icon="document"
    >
      {({ file }) => <Workbench file={file} contractorId={address.contractorId} {...{ today, now }} />}
    </ReviewedRecordGate>
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
