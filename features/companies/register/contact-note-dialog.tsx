import { writeNote } from '@vcms/data';
import { ActionDialog, useCheckedForm, useDialogWrite } from '@vcms/kits/form';
import { useBackend, useSession } from '@vcms/sdk';
import { useState } from 'react';
import { ContactNoteFields, type NoteRelation } from './contact-note-fields.tsx';
import { type ContactNoteValues, checkNote } from './contact-note-values.ts';

export interface ContactNoteDialogProps {
  /** Relations it can be about, with the other company's name; at least one. */
  readonly relations: readonly NoteRelation[];
  readonly onClose: () => void;
  /** Names this note, so that a repeated save writes one; a random UUID. */
  readonly newId?: () => string;
}

/** Writes down a contact between the firm and a company, plainly saying who will see it. */
export function ContactNoteDialog(props: ContactNoteDialogProps) {
  const { relations, onClose, newId = () => crypto.randomUUID() } = props;
  const { firestore } = useBackend();
  const { userId } = useSession();
  const [id] = useState(newId);
  const { busy, problem, store } = useDialogWrite(onClose);
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
    const { clientId, contractorId } = chosen;
    const note = { clientId, contractorId, body: body.trim(), category, visibility, byFirm: true } as const;
    await store(writeNote({ firestore, uid: userId }, id, note), 'Contact logged.');
  }

  return (
    <ActionDialog
      title="Log a contact"
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(save)()}
      busy={busy}
      problem={problem}
    >
      <ContactNoteFields form={form} relations={relations} />
    </ActionDialog>
  );
}
