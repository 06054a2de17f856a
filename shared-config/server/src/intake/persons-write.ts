import { Timestamp } from 'firebase-admin/firestore';
import { TRUSTED_ACTOR } from '../core/context.ts';
import { type DocumentEvent, documentChange } from '../jobs/document-event.ts';

/** A write in a person's name. */
export interface PersonsWrite {
  readonly path: string;
  readonly uid: string;
  /** The stamp of the record: server time. */
  readonly at: Timestamp;
}

/**
 * The write that an event tells of, where a person made it: what the server adds to a record leaves its stamps as they were, a
 * merge copies, and of what is deleted nobody says who did it.
 */
export function personsWrite(event: DocumentEvent): PersonsWrite | undefined {
  const { before, after } = documentChange(event);
  const { updatedAt, updatedBy } = after ?? {};
  if (!(updatedAt instanceof Timestamp) || typeof updatedBy !== 'string') return undefined;
  if (updatedBy === '' || updatedBy === TRUSTED_ACTOR) return undefined;
  if (before === undefined && after?.mergedFrom !== undefined) return undefined;
  if (before?.updatedAt instanceof Timestamp && before.updatedAt.isEqual(updatedAt)) return undefined;
  return { path: event.document, uid: updatedBy, at: updatedAt };
}
