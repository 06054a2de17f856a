import { type Note, validationText } from '@vcms/domain';

/** Longest note, in characters. */
export const NOTE_BODY_MAX = 4000;

export interface ContactNoteValues {
  readonly engagementId: string;
  readonly category: Note['category'];
  readonly visibility: 'client_and_firm' | 'shared';
  readonly body: string;
}

/** What is wrong with the text, by its field. */
export function checkNote({ body }: ContactNoteValues): { readonly body?: string } {
  const { length } = body.trim();
  if (length === 0) return { body: validationText('V1', { field: 'what was said' }) };
  return length > NOTE_BODY_MAX
    ? { body: validationText('V2', { field: 'The note', min: 1, max: NOTE_BODY_MAX }) }
    : {};
}
