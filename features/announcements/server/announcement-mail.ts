import { type AnnouncementFile, documentPath, sizeWords } from '@vcms/domain';
import { companyNameOf } from '@vcms/server/companies';
import { TRUSTED_ACTOR, type Trusted, textOf } from '@vcms/server/core';
import { escapeHtml, type MailDraft } from '@vcms/server/mail';
import type { DocumentData } from 'firebase-admin/firestore';
import { filesWords, messageText } from '../model/index.ts';
import { announcedFiles } from './announced-files.ts';
import { messageHtml } from './message-html.ts';

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
  readonly files: readonly AnnouncementFile[];
}

function endOf({ senderName, clientName }: Letter): string {
  return senderName === '' ? clientName : `${senderName}, ${clientName}`;
}

function filesTitle(files: readonly AnnouncementFile[]): string {
  return `${filesWords(files)}. Sign in to open ${files.length === 1 ? 'it' : 'them'}:`;
}

/** The files by name and size with the place where they open: a mail holds none of their bytes, for whoever gets at it is not known. */
function filesText({ files }: Letter, place: string): readonly string[] {
  if (files.length === 0) return [];
  const lines = files.map(({ fileName, size }) => `- ${fileName}, ${sizeWords(size)}`);
  return [[`${filesTitle(files)} ${place}`, ...lines].join('\n')];
}

function filesHtml({ files }: Letter, place: string): string {
  if (files.length === 0) return '';
  const lines = files.map(
    ({ fileName, size }) =>
      `<li><a href="${escapeHtml(place)}">${escapeHtml(fileName)}</a>, ${sizeWords(size)}</li>`,
  );
  return `<p>${filesTitle(files)}</p>\n<ul>${lines.join('')}</ul>\n`;
}

/** The mail of an announcement without its receiver, as text and as HTML; answers go to who wrote it. */
export function announcementMail(letter: Letter, appOrigin: string): Omit<MailDraft, 'to'> {
  const place = `${appOrigin}/dashboard?announcement=${encodeURIComponent(letter.announcementId)}`;
  const step = letter.ackRequired ? 'Read and acknowledge it in VCMS' : 'Read it in VCMS';
  const text = [
    messageText(letter.bodyText),
    endOf(letter),
    ...filesText(letter, place),
    `${step}: ${place}`,
  ].join('\n\n');
  const html = `<!doctype html>
<html lang="en">
<body style="font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#18181b;background:#ffffff">
${messageHtml(letter.bodyText)}
<p>${escapeHtml(endOf(letter))}</p>
${filesHtml(letter, place)}<p><a href="${escapeHtml(place)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#1d4ed8;color:#ffffff;text-decoration:none">${step}</a></p>
</body>
</html>
`;
  return {
    subject: `${letter.clientName}: ${letter.subject}`,
    text,
    html,
    replyTo: letter.replyTo === '' ? undefined : letter.replyTo,
  };
}

/** Reads what a stored announcement's mails have in common. */
export async function letterOf(trusted: Trusted, id: string, announcement: DocumentData): Promise<Letter> {
  const { db } = trusted;
  const [clientName, files, author] = await Promise.all([
    companyNameOf(trusted, announcement.clientId),
    announcedFiles(trusted, announcement),
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
