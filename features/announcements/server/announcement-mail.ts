import { documentPath } from '@vcms/domain';
import { companyNameOf } from '@vcms/server/companies';
import { TRUSTED_ACTOR, type Trusted, textOf } from '@vcms/server/core';
import type { MailDraft, MailFile } from '@vcms/server/mail';
import type { DocumentData } from 'firebase-admin/firestore';
import { escapeHtml, messageHtml, messageText } from '../model/index.ts';

/** What every mail of an announcement has in common. */
export interface Letter {
  readonly announcementId: string;
  readonly subject: string;
  readonly bodyText: string;
  readonly clientName: string;
  readonly senderName: string;
  /** Where answers go. */
  readonly replyTo: string;
  readonly ackRequired: boolean;
  readonly files: readonly MailFile[];
}

function endOf({ senderName, clientName }: Letter): string {
  return senderName === '' ? clientName : `${senderName}, ${clientName}`;
}

/** The mail of an announcement without its receiver, as text and as HTML; answers go to who wrote it. */
export function announcementMail(letter: Letter, appOrigin: string): Omit<MailDraft, 'to'> {
  const place = `${appOrigin}/dashboard?announcement=${encodeURIComponent(letter.announcementId)}`;
  const step = letter.ackRequired ? 'Read and acknowledge it in VCMS' : 'Read it in VCMS';
  const text = [messageText(letter.bodyText), endOf(letter), `${step}: ${place}`].join('\n\n');
  const html = `<!doctype html>
<html lang="en">
<body style="font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#18181b;background:#ffffff">
${messageHtml(letter.bodyText)}
<p>${escapeHtml(endOf(letter))}</p>
<p><a href="${escapeHtml(place)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#1d4ed8;color:#ffffff;text-decoration:none">${step}</a></p>
</body>
</html>
`;
  return {
    subject: `${letter.clientName}: ${letter.subject}`,
    text,
    html,
    replyTo: letter.replyTo === '' ? undefined : letter.replyTo,
    attachments: letter.files.length === 0 ? undefined : letter.files,
  };
}

/** Reads what a stored announcement's mails have in common. */
export async function letterOf(trusted: Trusted, id: string, announcement: DocumentData): Promise<Letter> {
  const { db } = trusted;
  const [clientName, files, author] = await Promise.all([
    companyNameOf(trusted, announcement.clientId),
    filesOf(trusted, announcement),
    db.doc(documentPath('users', textOf(announcement.createdBy) || TRUSTED_ACTOR)).get(),
  ]);
  return {
    announcementId: id,
    subject: textOf(announcement.subject),
    bodyText: textOf(announcement.bodyText),
    ackRequired: announcement.ackRequired === true,
    clientName,
    files,
    senderName: `${textOf(author.get('firstName'))} ${textOf(author.get('lastName'))}`.trim(),
    replyTo: textOf(author.get('email')),
  };
}

/** The files that go with it: documents of the client's own folder that were found clean. */
async function filesOf({ db }: Trusted, { clientId, docIds }: DocumentData): Promise<readonly MailFile[]> {
  if (!Array.isArray(docIds) || docIds.length === 0) return [];
  const found = await db.getAll(
    ...docIds.map((docId) => db.doc(documentPath('documents', clientId, textOf(docId)))),
  );
  return found
    .filter((entry) => entry.get('contentCheck') === 'sound' && entry.get('virusScan') === 'clean')
    .map((entry) => ({
      fileName: textOf(entry.get('fileName')),
      storagePath: textOf(entry.get('storagePath')),
    }));
}
