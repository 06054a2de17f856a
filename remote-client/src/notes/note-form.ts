import { type Note, validationText } from '@vcms/domain';

/** Longest note, in characters. */
export const NOTE_BODY_MAX = 4000;

export interface NoteValues {
  readonly body: string;
  readonly category: Note['category'];
  readonly visibility: Note['visibility'];
}

export const NEW_NOTE: NoteValues = { body: '', category: 'general', visibility: 'client_private' };

/** What is wrong with the text, by its field (V1, V2). */
export function checkNote({ body }: NoteValues): { readonly body?: string } {
  const { length } = body.trim();
  if (length === 0) return { body: validationText('V1', { field: 'the note' }) };
  return length > NOTE_BODY_MAX
    ? { body: validationText('V2', { field: 'The note', min: 1, max: NOTE_BODY_MAX }) }
    : {};
}
