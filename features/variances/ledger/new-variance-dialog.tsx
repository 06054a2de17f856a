import type { CalendarDate, Engagement } from '@vcms/domain';
import { FormDialog } from '@vcms/kits/form';
import { Button, Field, NativeSelect } from '@vcms/ui';
import { useState } from 'react';
import { VarianceRequestDialog } from './variance-request-dialog.tsx';

export interface NewVarianceDialogProps {
  /** Relations that can be chosen, and the contractor that is chosen already. */
  readonly engagements: readonly Engagement[];
  readonly contractorId?: string | undefined;
  readonly itemKey?: string | undefined;
  readonly today: CalendarDate;
  readonly onClose: () => void;
}

/** A variance that the client itself asks for: first the contractor, then the request. */
export function NewVarianceDialog(props: NewVarianceDialogProps) {
  const { engagements, contractorId, itemKey, today, onClose } = props;
  const [chosen, setChosen] = useState(contractorId);
  const [wanted, setWanted] = useState('');
  const engagement = engagements.find((one) => one.contractorId === chosen);
  if (engagement !== undefined) {
    return (
      <VarianceRequestDialog
        title={`New variance for ${engagement.contractorName}`}
        about="It counts once an approver of your company has approved it."
        clientId={engagement.clientId}
        contractorId={engagement.contractorId}
        start={{ key: itemKey }}
        today={today}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      title="New variance"
      onClose={onClose}
      onSubmit={() => setChosen(wanted)}
      actions={
        <Button type="submit" disabled={wanted === ''}>
          Continue
        </Button>
      }
    >
      <Field.Root required>
        <Field.Label>
          Contractor <Field.RequiredIndicator />
        </Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field value={wanted} onChange={(event) => setWanted(event.currentTarget.value)}>
            <option value="">Choose</option>
            {engagements
              .toSorted((left, right) => left.contractorName.localeCompare(right.contractorName))
              .map((one) => (
                <option key={one.id} value={one.contractorId}>
                  {one.contractorName}
                </option>
              ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
    </FormDialog>
  );
}
