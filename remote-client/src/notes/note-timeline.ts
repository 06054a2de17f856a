import { NOTE_EDIT_HOURS, type StoredRecord } from '@vcms/data';
import type { Note } from '@vcms/domain';

export type StoredNote = StoredRecord<Note>;

/** What of a contractor's notes is looked at; nothing chosen: all of it. */
export interface NoteFilter {
  readonly text: string;
  readonly category: Note['category'] | '';
  readonly visibility: Note['visibility'] | '';
}

export const EVERYTHING: NoteFilter = { text: '', category: '', visibility: '' };

/** A note with the follow-ups to it, oldest first. */
export interface NoteThread {
  readonly note: StoredNote;
  readonly followUps: readonly StoredNote[];
}

/** Without a time yet: it was written a moment ago. */
function writtenAt({ record }: StoredNote): number {
  return record.createdAt?.getTime() ?? Number.POSITIVE_INFINITY;
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function meets(note: StoredNote, { text, category, visibility }: NoteFilter): boolean {
  return (
    (category === '' || note.category === category) &&
    (visibility === '' || note.visibility === visibility) &&
    folded(note.body).includes(folded(text.trim()))
  );
}

/** Threads that meet the filter themselves or by a follow-up: pinned ones first, then the newest. */
export function threadsOf(notes: readonly StoredNote[], filter: NoteFilter): readonly NoteThread[] {
  const known = new Set(notes.map(({ id }) => id));
  const isFollowUp = ({ followUpOf }: Note) => followUpOf !== undefined && known.has(followUpOf);
  return notes
    .filter((note) => !isFollowUp(note))
    .map((note) => ({
      note,
      followUps: notes
        .filter(({ followUpOf }) => followUpOf === note.id)
        .toSorted((a, b) => writtenAt(a) - writtenAt(b)),
    }))
    .filter(({ note, followUps }) => [note, ...followUps].some((one) => meets(one, filter)))
    .toSorted(
      (a, b) => Number(b.note.pinned) - Number(a.note.pinned) || writtenAt(b.note) - writtenAt(a.note),
    );
}

/** True while the author may still change or retract the note; the rules decide the same by their own clock. */
export function isEditable({ record, retractedAt }: StoredNote, uid: string, now: Date): boolean {
  const { createdAt, createdBy } = record;
  if (createdBy !== uid || retractedAt !== undefined) return false;
  return createdAt === undefined || now.getTime() < createdAt.getTime() + NOTE_EDIT_HOURS * 3_600_000;
}
