import { type ContractorRequest, ENGAGEMENT_BOUNDS } from '@vcms/domain';
import { ActionDialog, LongTextField, useCheckedForm, useDialogCall } from '@vcms/kits/form';

const SHORTEST = 10;

export interface DeclineDialogProps {
  readonly request: Pick<ContractorRequest, 'id' | 'companyName' | 'requestedByName'>;
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
