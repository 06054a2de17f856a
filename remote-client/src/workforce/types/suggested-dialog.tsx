import { counted } from '@vcms/domain';
import { SelectField } from '@vcms/kits';
import { ActionDialog, writeProblem } from '@vcms/kits/form';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { Checkbox, Stack, Text } from '@vcms/ui';
import { addTypes } from '@vcms/workforce/data';
import { SUGGESTED_SETS } from '@vcms/workforce/model';
import { useState } from 'react';
import type { StoredType } from './use-staff-types.ts';

export interface SuggestedDialogProps {
  readonly types: readonly StoredType[];
  readonly onClose: () => void;
}

function validity(months: number): string {
  return months === 0 ? 'never expires' : counted(months, 'month');
}

/** Types that clients of an industry usually have; what is there already is left out. */
export function SuggestedDialog({ types, onClose }: SuggestedDialogProps) {
  const { firestore } = useBackend();
  const { userId: uid, companyId: clientId } = useSession();
  const notify = useNotify();
  const [industry, setIndustry] = useState('construction');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const fresh = (SUGGESTED_SETS[industry]?.types ?? []).filter(
    ({ id }) => !types.some((type) => type.id === id),
  );
  const chosen = fresh.filter(({ id }) => !left.has(id));

  async function add(): Promise<void> {
    if (chosen.length === 0) return setProblem('Choose at least one type.');
    setBusy(true);
    const result = await addTypes(
      { firestore, uid, clientId },
      chosen.map((type, at) => ({
        ...type,
        jobRoles: 'all' as const,
        required: false,
        warnDays: 30,
        active: true,
        order: types.length + at,
      })),
    );
    setBusy(false);
    if (result.kind !== 'done') return setProblem(writeProblem(result));
    const added = chosen.length === 1 ? '1 type is added.' : `${chosen.length} types are added.`;
    notify.show({ kind: 'success', message: `${added} Require them under Requirements.` });
    onClose();
  }

  function toggle(id: string): void {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  }

  return (
    <ActionDialog
      title="Add suggested types"
      onClose={onClose}
      onSubmit={() => void add()}
      verb="Add types"
      busy={busy}
      problem={problem}
    >
      <SelectField
        label="Industry"
        mb="4"
        value={industry}
        choices={Object.entries(SUGGESTED_SETS).map(([id, { label }]) => [id, label])}
        onChoose={(id) => {
          setIndustry(id);
          setLeft(new Set());
        }}
      />
      {fresh.length === 0 && <Text>You have all types of this list.</Text>}
      <Stack gap="2" role="group" aria-label="Types">
        {fresh.map(({ id, name, validMonths, sensitive }) => (
          <Checkbox.Root key={id} checked={!left.has(id)} onCheckedChange={() => toggle(id)}>
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>
              {name}, {validity(validMonths)}
              {sensitive ? ', sensitive' : ''}
            </Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
    </ActionDialog>
  );
}
