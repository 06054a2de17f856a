import { createAnnouncement, editAnnouncement } from '@vcms/announcements/data';
import type { AnnouncementValues } from '@vcms/announcements/model';
import { writeProblem } from '@vcms/kits/form';
import { useBackend, useSession } from '@vcms/sdk';
import { useRef } from 'react';

/** Stores what the composer holds as a draft; answers what went wrong, undefined when nothing did. */
export function useSaveDraft(
  id: string,
  isStored: boolean,
): (values: AnnouncementValues) => Promise<string | undefined> {
  const { firestore } = useBackend();
  const { userId, companyId } = useSession();
  const stored = useRef(isStored);
  return async ({ subject, bodyText, ackRequired, docIds, mode, values }) => {
    const context = { firestore, uid: userId };
    const text = {
      subject: subject.trim(),
      bodyText: bodyText.trim(),
      ackRequired,
      docIds: [...docIds],
      audience: { mode, values: [...values] },
    };
    const result = stored.current
      ? await editAnnouncement(context, id, text)
      : await createAnnouncement(context, id, companyId, text);
    if (result.kind !== 'done') return writeProblem(result);
    stored.current = true;
    return undefined;
  };
}
