import { validationText } from '@vcms/domain';
import { CHANGE_NOTE } from './draft-frame.ts';

/** A raise on short notice is explained to the contractors: at least this many characters (V17). */
const NOTICE_REASON_MIN = 20;

const LINK = ' Short notice: ';

/** How long the reason may be beside the note. */
export function reasonMax(note: string): number {
  return CHANGE_NOTE.max - note.trim().length - LINK.length;
}

/** What the version says of itself: the note, and why there was no longer notice; once, however often it is tried. */
export function noteWithReason(note: string, reason: string): string {
  const added = reason.trim() === '' ? '' : `${LINK}${reason.trim()}`;
  return note.trim().endsWith(added) ? note.trim() : `${note.trim()}${added}`;
}

export function reasonProblem(note: string, reason: string): string | undefined {
  const { length } = reason.trim();
  if (length < NOTICE_REASON_MIN) return validationText('V17');
  if (length <= reasonMax(note)) return undefined;
  return `Change note and reason together may have ${CHANGE_NOTE.max - LINK.length} characters.`;
}
