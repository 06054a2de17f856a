import { asSaveResult, changeStamps, type WriteResult } from '@vcms/data';
import { type AnnouncementRecipient, documentPath } from '@vcms/domain';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import type { AnnouncementWriteContext } from './announcement-writer.ts';

type Received = Pick<
  AnnouncementRecipient,
  'announcementId' | 'contractorId' | 'readAt' | 'ackRequired' | 'acknowledgedAt'
>;

function change(
  { firestore, uid }: AnnouncementWriteContext,
  { announcementId, contractorId }: Received,
  fields: object,
): Promise<WriteResult> {
  const path = documentPath('announcementRecipients', announcementId, contractorId);
  return asSaveResult({ firestore, uid }, () =>
    updateDoc(doc(firestore, path), { ...fields, ...changeStamps(uid) }),
  );
}

/** Marks an announcement as read by the own company, once; done when it is already. */
export async function markRead(context: AnnouncementWriteContext, received: Received): Promise<WriteResult> {
  if (received.readAt !== undefined) return { kind: 'done' };
  return change(context, received, { readAt: serverTimestamp() });
}

/**
 * Acknowledges an announcement that asks for it, once. Whoever acknowledges has read it.
 * @param marking the mark as read that may still be on its way: rules take it once, so a second beside it would be refused
 */
export async function acknowledge(
  context: AnnouncementWriteContext,
  received: Received,
  marking: Promise<WriteResult> | undefined,
): Promise<WriteResult> {
  const marked = await marking;
  const isRead = received.readAt !== undefined || marked?.kind === 'done';
  const read = isRead ? {} : { readAt: serverTimestamp() };
  return change(context, received, { ...read, acknowledgedAt: serverTimestamp() });
}
