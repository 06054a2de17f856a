import { asSaveResult, changeStamps, creationStamps, type WriteResult } from '@vcms/data';
import { type Announcement, documentPath } from '@vcms/domain';
import { doc, type Firestore, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';

/** Who writes. */
export interface AnnouncementWriteContext {
  readonly firestore: Firestore;
  readonly uid: string;
}

/** What a draft says, to whom, and with which files. */
export type AnnouncementText = Pick<
  Announcement,
  'subject' | 'bodyText' | 'audience' | 'docIds' | 'ackRequired'
>;

function refOf({ firestore }: AnnouncementWriteContext, id: string) {
  return doc(firestore, documentPath('announcements', id));
}

function fieldsOf({ subject, bodyText, audience, docIds, ackRequired }: AnnouncementText) {
  const { mode, values } = audience;
  return { subject, bodyText, audience: { mode, values: [...values] }, docIds: [...docIds], ackRequired };
}

/** Writes a new draft of a client; the same id again writes the same one. */
export function createAnnouncement(
  context: AnnouncementWriteContext,
  id: string,
  clientId: string,
  text: AnnouncementText,
): Promise<WriteResult> {
  const start = { state: 'draft', counts: { recipients: 0, emailed: 0, read: 0, bounced: 0 } };
  return asSaveResult(context, () =>
    setDoc(refOf(context, id), { clientId, ...fieldsOf(text), ...start, ...creationStamps(context.uid) }),
  );
}

function change(context: AnnouncementWriteContext, id: string, fields: object): Promise<WriteResult> {
  return asSaveResult(context, () =>
    updateDoc(refOf(context, id), { ...fields, ...changeStamps(context.uid) }),
  );
}

/** Changes a draft. */
export function editAnnouncement(
  context: AnnouncementWriteContext,
  id: string,
  text: AnnouncementText,
): Promise<WriteResult> {
  return change(context, id, fieldsOf(text));
}

/** Hands a draft to the server, which sends it at this time. @param at absent: now */
export function scheduleAnnouncement(
  context: AnnouncementWriteContext,
  id: string,
  at?: Date,
): Promise<WriteResult> {
  return change(context, id, { state: 'scheduled', scheduledFor: at ?? serverTimestamp() });
}

/** Ends a draft, or what is scheduled and not being sent yet. */
export function cancelAnnouncement(context: AnnouncementWriteContext, id: string): Promise<WriteResult> {
  return change(context, id, { state: 'cancelled' });
}
