import { writeNote } from '@vcms/data';
import { type Engagement, type Note, validationText } from '@vcms/domain';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { Button, Stack } from '@vcms/ui';
import { useState } from 'react';
import { ChoiceField } from '../form/choice-field.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { FormProblem } from '../form/form-problem.tsx';
import { LongTextField } from '../form/long-text-field.tsx';
import { useCheckedForm } from '../form/use-checked-form.ts';
import { wordsOfCode } from '../words-of-code.ts';

const CATEGORIES: readonly Note['category'][] = ['general', 'safety', 'insurance', 'performance', 'incident'];
const BODY_MAX = 4000;

interface ContactNoteValues {
  readonly engagementId: string;
  readonly category: Note['category'];
  readonly visibility: 'client_and_firm' | 'shared';
  readonly body: string;
}

function checkNote({ body }: ContactNoteValues): { readonly body?: string } {
  const { length } = body.trim();
  if (length === 0) return { body: validationText('V1', { field: 'what was said' }) };
  return length > BODY_MAX
    ? { body: validationText('V2', { field: 'The note', min: 1, max: BODY_MAX }) }
    : {};
}

export interface ContactNoteDialogProps {
  /** Relations it can be about, with the other company's name; at least one. */
  readonly relations: readonly { readonly engagement: Engagement; readonly name: string }[];
  readonly onClose: () => void;
  /** Names this note, so that a repeated save writes one; a random UUID. */
  readonly newId?: () => string;
}

/** Writes down a contact between the firm and a company, plainly saying who will see it. */
export function ContactNoteDialog(props: ContactNoteDialogProps) {
  const { relations, onClose, newId = () => crypto.randomUUID() } = props;
  const { firestore } = useBackend();
  const { userId } = useSession();
  const notify = useNotify();
  const [id] = useState(newId);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useCheckedForm<ContactNoteValues>(
    {
      engagementId: relations[0]?.engagement.id ?? '',
      category: 'general',
      visibility: 'client_and_firm',
      body: '',
    },
    checkNote,
  );

  async function save({ engagementId, body, category, visibility }: ContactNoteValues): Promise<void> {
    const chosen = relations.find(({ engagement }) => engagement.id === engagementId)?.engagement;
    if (chosen === undefined) return;
    setBusy(true);
    setProblem(undefined);
    const { clientId, contractorId } = chosen;
    const note = { clientId, contractorId, body: body.trim(), category, visibility };
    const result = await writeNote({ firestore, uid: userId }, id, note);
    setBusy(false);
    if (result.kind === 'failed') return setProblem(result.failure.message);
    notify.show({ kind: 'success', message: 'The contact is written down.' });
    onClose();
  }

  return (
    <FormDialog
      title="Write down a contact"
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(save)()}
      actions={
        <Button type="submit" loading={busy} loadingText="Saving">
          Save
        </Button>
      }
    >
      <FormProblem message={problem} />
      <Stack gap="4">
        <ChoiceField
          form={form}
          name="engagementId"
          label="About the work with"
          options={relations.map(({ engagement, name }) => ({ value: engagement.id, label: name }))}
        />
        <ChoiceField
          form={form}
          name="category"
          label="Category"
          options={CATEGORIES.map((value) => ({ value, label: wordsOfCode(value) }))}
        />
        <ChoiceField
          form={form}
          name="visibility"
          label="Who sees it"
          options={[
            { value: 'client_and_firm', label: 'The client and the firm' },
            { value: 'shared', label: 'The contractor, too' },
          ]}
        />
        <LongTextField form={form} name="body" label="What was said" required maxLength={BODY_MAX} />
      </Stack>
    </FormDialog>
  );
}
