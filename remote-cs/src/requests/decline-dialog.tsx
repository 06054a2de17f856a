import type { StoredRecord } from '@vcms/data';
import { type ContractorRequest, ENGAGEMENT_BOUNDS } from '@vcms/domain';
import { ActionDialog, LongTextField, useCheckedForm, useDialogCall } from '@vcms/kits/form';
import { expectedState } from '@vcms/kits/pending';

const SHORTEST = 10;

export interface DeclineDialogProps {
  readonly request: Pick<
    StoredRecord<ContractorRequest>,
    'id' | 'companyName' | 'requestedByName' | 'record' | 'state'
  >;
  readonly onClose: () => void;
}

/** Declines a request, with the reason that its client is told. */
export function DeclineDialog({ request, onClose }: DeclineDialogProps) {
  const { id, companyName, requestedByName } = request;
  const form = useCheckedForm({ reason: '' }, ({ reason }) =>
    reason.trim().length >= SHORTEST ? {} : { reason: `Say why, in ${SHORTEST} characters or more.` },
  );
  const { busy, problem, send } = useDialogCall('contractorRequestMove', form, onClose);
  return (
    <ActionDialog
      title={`Decline the request for ${companyName}?`}
      verb="Decline"
      busyText="Declining"
      isDanger
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() =>
        void form.handleSubmit(({ reason }) =>
          send(
            { id, action: 'decline', reason: reason.trim() },
            `The request for ${companyName} is declined.`,
            expectedState(request.record.path, request.state, 'declined'),
          ),
        )()
      }
      busy={busy}
      problem={problem}
    >
      <LongTextField
        form={form}
        name="reason"
        label="Reason"
        required
        maxLength={ENGAGEMENT_BOUNDS.requestReasonMax}
        help={`${requestedByName} is told. The company is not.`}
      />
    </ActionDialog>
  );
}
