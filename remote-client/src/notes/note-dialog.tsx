import { editNote, writeNote } from '@vcms/data';
import { may, NOTE_CATEGORIES } from '@vcms/domain';
import { humanizeCode } from '@vcms/kits';
import { ActionDialog, ChoiceField, LongTextField, useCheckedForm, useDialogWrite } from '@vcms/kits/form';
import { useBackend, useSession } from '@vcms/sdk';
import { Stack, Text } from '@vcms/ui';
import { useState } from 'react';
import { checkNote, NEW_NOTE, NOTE_BODY_MAX, type NoteValues } from './note-form.ts';
import type { StoredNote } from './note-timeline.ts';
import { VISIBILITIES, VISIBILITY_LABELS, VISIBILITY_SENTENCES } from './note-words.ts';

/** What is written: a new note, one that follows another up, or other words for one's own. */
export type NoteWork =
  | { readonly kind: 'new' }
  | { readonly kind: 'follow-up'; readonly note: StoredNote }
  | { readonly kind: 'edit'; readonly note: StoredNote };

const TITLES: Readonly<Record<NoteWork['kind'], string>> = {
  new: 'New note',
  'follow-up': 'Follow up',
  edit: 'Edit note',
};

function startOf(work: NoteWork): NoteValues {
  if (work.kind === 'new') return NEW_NOTE;
  const { category, visibility, body } = work.note;
  return work.kind === 'edit' ? { category, visibility, body } : { ...NEW_NOTE, category };
}

export interface NoteDialogProps {
  readonly work: NoteWork;
  readonly clientId: string;
  readonly contractorId: string;
  /** Whether a note may be shared with the contractor. */
  readonly maySpeak: boolean;
  readonly onClose: () => void;
  /** Names a new note, so that a repeated save writes one; a random UUID. */
  readonly newId?: () => string;
}

/** Writes a note about a contractor, plainly saying who will see it. */
export function NoteDialog(props: NoteDialogProps) {
  const { work, clientId, contractorId, maySpeak, onClose, newId = () => crypto.randomUUID() } = props;
  const { firestore } = useBackend();
  const { userId, role } = useSession();
  const [id] = useState(newId);
  const { busy, problem, store } = useDialogWrite(onClose);
  const form = useCheckedForm<NoteValues>(startOf(work), checkNote);
  const visibility = form.watch('visibility');
  const isShared = work.kind === 'edit' && work.note.visibility === 'shared';
  const choices = VISIBILITIES.filter((value) => value !== 'shared' || maySpeak || isShared);

  async function save(values: NoteValues): Promise<void> {
    const context = { firestore, uid: userId };
    const note = { ...values, body: values.body.trim() };
    const followUpOf = work.kind === 'follow-up' ? work.note.id : undefined;
    const writing =
      work.kind === 'edit'
        ? editNote(context, work.note.id, note)
        : writeNote(context, id, { ...note, clientId, contractorId, followUpOf });
    await store(writing, 'Note saved.');
  }

  return (
    <ActionDialog
      title={TITLES[work.kind]}
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(save)()}
      verb="Save note"
      busy={busy}
      problem={problem}
    >
      <Stack gap="4">
        <LongTextField form={form} name="body" label="Note" required maxLength={NOTE_BODY_MAX} />
        <ChoiceField
          form={form}
          name="category"
          label="Category"
          options={NOTE_CATEGORIES.map((value) => ({ value, label: humanizeCode(value) }))}
        />
        {may(role, 'shareNotes') && (
          <ChoiceField
            form={form}
            name="visibility"
            label="Who sees it"
            options={choices.map((value) => ({ value, label: VISIBILITY_LABELS[value] }))}
          />
        )}
        <Text role="status" textStyle="sm" fontWeight="medium">
          {VISIBILITY_SENTENCES[visibility]}
        </Text>
      </Stack>
    </ActionDialog>
  );
}
