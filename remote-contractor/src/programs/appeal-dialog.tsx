import { APPEAL_REASON, validationText } from '@vcms/domain';
import { ActionDialog, LongTextField, useCheckedForm, useDialogCall } from '@vcms/kits/form';
import { Text } from '@vcms/ui';
import type { StoredVersion } from './program-dossier.ts';

const EMPTY = { reason: '' };

function problems({ reason }: typeof EMPTY) {
  const { length } = reason.trim();
  const isFine = length >= APPEAL_REASON.min && length <= APPEAL_REASON.max;
  return isFine ? {} : { reason: validationText('V2', { field: 'The reason', ...APPEAL_REASON }) };
}

export interface AppealDialogProps {
  readonly version: StoredVersion;
  /** The program's title. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks another reviewer to look at a returned version again, with the contractor's reason. */
export function AppealDialog({ version, name, onClose }: AppealDialogProps) {
  const form = useCheckedForm(EMPTY, problems);
  const { busy, problem, send } = useDialogCall('programAppeal', form, onClose);
  const submit = form.handleSubmit(({ reason }) =>
    send({ versionId: version.id, reason: reason.trim() }, `${name} waits for a second look.`),
  );
  return (
    <ActionDialog
      title={`Second look: ${name}`}
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void submit()}
      verb="Request"
      busy={busy}
      problem={problem}
    >
      <Text mb="4">
        Another reviewer looks at the same file, with the first answers and your reason side by side. Until
        then the first decision stands, and you cannot correct the program. Each version gets one second look.
      </Text>
      <LongTextField
        form={form}
        name="reason"
        label="Reason"
        required
        maxLength={APPEAL_REASON.max}
        help="Name the finding that you disagree with, and the page that covers it."
      />
    </ActionDialog>
  );
}
