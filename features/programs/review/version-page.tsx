import type { CalendarDate } from '@vcms/domain';
import { ReviewedRecordGate, reviewSideOf } from '@vcms/kits/review';
import { useSession } from '@vcms/sdk';
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
  return (
    <ReviewedRecordGate
      state={state}
      title={title}
      topic={PROGRAM_TOPIC}
      subject="the program"
      missing="This program does not exist."
      icon="document"
    >
      {({ file }) => <Workbench file={file} {...{ today, now }} />}
    </ReviewedRecordGate>
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
