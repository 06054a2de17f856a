import { companyNameOf, firmName } from '@vcms/server/companies';
import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import { activeUsers, tellOthers } from '@vcms/server/notifications';
import type { DocumentData } from 'firebase-admin/firestore';

const SHOWN = 80;

/** Whose words they are: the client's, or the firm's about the work for it. */
async function authorOf(trusted: Trusted, { clientId, byFirm }: DocumentData): Promise<string> {
  const client = await companyNameOf(trusted, textOf(clientId));
  return byFirm === true ? `${await firmName(trusted)}, about your work for ${client}` : client;
}

/** N16: a note that is shared with the contractor, once, also when it is shared later; not when only its company changes. */
export async function onNoteWritten(
  trusted: Trusted,
  id: string,
  {
    before,
    after: note,
  }: { readonly before?: DocumentData | undefined; readonly after: DocumentData | undefined },
): Promise<void> {
  if (note === undefined || note.visibility !== 'shared' || note.retractedAt !== undefined) return;
  if (before?.visibility === 'shared' && before.contractorId !== note.contractorId) return;
  const text = textOf(note.body);
  const author = await authorOf(trusted, note);
  const companyId = note.byFirm === true ? 'firm' : textOf(note.clientId);
  const sender = { companyId, uid: textOf(note.updatedBy) };
  const notice = { eventKey: `note-${id}`, title: 'Note shared with you' };
  await tellOthers(trusted, sender, await activeUsers(trusted, note.contractorId, ['5005']), {
    ...notice,
    body: `${author}: ${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}`,
  });
  // Limited access opens no note (domain 5.2), so none of its words go there either.
  await tellOthers(trusted, sender, await activeUsers(trusted, note.contractorId, ['5006']), {
    ...notice,
    body: `${author} left a note for your company. Notes are not part of the limited plan: ask them what it says.`,
  });
}
