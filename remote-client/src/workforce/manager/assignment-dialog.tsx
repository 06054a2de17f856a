import { isCalendarDate, type StaffAssignment } from '@vcms/domain';
import { ActionDialog, TextField, useCheckedForm, writeProblem } from '@vcms/kits/form';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { Stack } from '@vcms/ui';
import { limitAssignment } from '@vcms/workforce/data';
import { useState } from 'react';

type Values = { sites: string; to: string };

function sitesOf(typed: string): readonly string[] {
  const names = typed.split(',').map((site) => site.trim());
  return [...new Set(names.filter((site) => site !== ''))];
}

export interface AssignmentDialogProps {
  readonly assignment: StaffAssignment;
  readonly onClose: () => void;
}

/** Other sites for one person, or the last day; whom it sends, the contractor decides. */
export function AssignmentDialog({ assignment, onClose }: AssignmentDialogProps) {
  const { firestore } = useBackend();
  const { userId: uid } = useSession();
  const notify = useNotify();
  const { name, from, to = '', sites } = assignment;
  const form = useCheckedForm<Values>({ sites: sites.join(', '), to }, (values) => {
    const names = sitesOf(values.sites);
    const isLong = names.length > 50 || names.some(({ length }) => length > 58);
    const isEnd = values.to === '' || (isCalendarDate(values.to) && values.to >= from);
    return {
      ...(isLong ? { sites: 'At most 50 sites of 58 characters each, separated by commas.' } : {}),
      ...(isEnd ? {} : { to: 'Choose a last day on or after the first, or leave it empty.' }),
    };
  });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function store(values: Values): Promise<void> {
    setBusy(true);
    const content = { sites: sitesOf(values.sites), to: values.to === '' ? undefined : values.to };
    const result = await limitAssignment({ firestore, uid }, assignment, content);
    setBusy(false);
    if (result.kind !== 'done') return setProblem(writeProblem(result));
    notify.show({ kind: 'success', message: `The assignment of ${name} is saved.` });
    onClose();
  }

  return (
    <ActionDialog
      title={`Sites of ${name}`}
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(store)()}
      busy={busy}
      problem={problem}
    >
      <Stack gap="4">
        <TextField
          form={form}
          name="sites"
          label="Sites"
          help="Separated by commas. Empty: all sites. The contractor cannot change them afterwards."
        />
        <TextField
          form={form}
          name="to"
          label="Until"
          type="date"
          help="This day included. To end the assignment, choose today or a day before. The contractor cannot choose a later day afterwards."
        />
      </Stack>
    </ActionDialog>
  );
}
