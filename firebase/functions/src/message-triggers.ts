import { setTimeout as wait } from 'node:timers/promises';
import { dropFiles, recount, remindUnread, sendAnnouncement, settleMail } from '@vcms/announcements/server';
import { onEventWritten, planReminders } from '@vcms/calendar/server';
import { onRequestWritten } from '@vcms/documents/server';
import { settleBrokerMail } from '@vcms/insurance/server';
import { MAIL_FROM, SMTP_URL, productionContext as trusted } from '@vcms/server/core';
import { createSmtpSender, deliverMail } from '@vcms/server/mail';
import { logger } from 'firebase-functions/v2';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { auditEdits } from './edits/audit-edits.ts';
import { auditMessages } from './edits/audit-messages.ts';
import { changeOf } from './event-change.ts';
import { onNoteWritten } from './notes/on-note-written.ts';
import { watch } from './watch-trigger.ts';

/** What people send each other: mail, notes, requests, events, announcements. */
export const messageTriggers = {
  mailQueued: onDocumentCreated(
    { document: 'mail/{id}', retry: true, secrets: [SMTP_URL], maxInstances: 5 },
    watch('mail', 'mailQueued', async ({ params }) => {
      const send = createSmtpSender(SMTP_URL.value());
      const parts = { trusted: trusted(), send, from: MAIL_FROM.value() };
      const result = await deliverMail(parts, params.id);
      await settleMail(trusted(), params.id);
      await settleBrokerMail(trusted(), params.id);
      if (result === 'bounced') logger.warn('A mail was refused for good', { mail: params.id });
    }),
  ),

  noteWritten: onDocumentWritten(
    { document: 'notes/{id}', retry: true },
    watch('messages', 'noteWritten', async ({ id, params, data }) => {
      await auditMessages.note(trusted(), params.id, changeOf(id, data));
      await onNoteWritten(trusted(), params.id, changeOf(id, data));
    }),
  ),

  documentRequestWritten: onDocumentWritten(
    { document: 'documentRequests/{id}', retry: true },
    watch('messages', 'documentRequestWritten', async ({ id, params, data }) => {
      await auditEdits.documentRequest(trusted(), params.id, changeOf(id, data));
      await onRequestWritten(trusted(), params.id, data?.after.data());
    }),
  ),

  eventWritten: onDocumentWritten(
    { document: 'calendarEvents/{id}', retry: true },
    watch('messages', 'eventWritten', async ({ id, params, data }) => {
      await auditMessages.event(trusted(), params.id, changeOf(id, data));
      await onEventWritten(trusted(), params.id, data?.after.data());
      await planReminders(trusted(), params.id);
    }),
  ),

  announcementWritten: onDocumentWritten(
    { document: 'announcements/{id}', retry: true, timeoutSeconds: 540, memory: '512MiB', concurrency: 40 },
    watch('messages', 'announcementWritten', async ({ id, params, data }) => {
      await auditMessages.announcement(trusted(), params.id, changeOf(id, data));
      await dropFiles(trusted(), data?.before.data(), data?.after.data());
      const before = data?.before.get('state');
      if (data?.after.get('state') === 'scheduled' && before !== 'scheduled')
        await sendAnnouncement(trusted(), params.id);
      if (data?.after.get('reminding') === true && data.before.get('reminding') !== true)
        await remindUnread(trusted(), params.id);
    }),
  ),

  recipientWritten: onDocumentWritten(
    { document: 'announcements/{id}/recipients/{contractorId}', retry: true },
    watch('messages', 'recipientWritten', ({ time, params }) =>
      recount(trusted(), params.id, new Date(time), wait),
    ),
  ),
};
