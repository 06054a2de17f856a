import { logger } from 'firebase-functions/v2';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { deliverMail } from './mail/deliver.ts';
import { readStoredFile } from './mail/stored-file.ts';
import { createSmtpSender } from './mail/transport.ts';
import { MAIL_FROM, SMTP_URL } from './trusted/parameters.ts';
import { productionContext } from './trusted/production-context.ts';
import { followUser } from './users/follow-user.ts';

/** Every trigger is delivered at least once, perhaps twice at a time: what it calls finds its own work done. */
export const triggers = {
  mailQueued: onDocumentCreated(
    { document: 'mail/{id}', retry: true, secrets: [SMTP_URL], maxInstances: 5 },
    async ({ params }) => {
      const parts = {
        trusted: productionContext(),
        send: createSmtpSender(SMTP_URL.value()),
        from: MAIL_FROM.value(),
        readFile: readStoredFile,
      };
      const result = await deliverMail(parts, params.id);
      if (result === 'bounced') logger.warn('A mail was refused for good', { mail: params.id });
    },
  ),

  userWritten: onDocumentWritten({ document: 'users/{uid}', retry: true }, ({ id, params, data }) =>
    followUser(productionContext(), {
      uid: params.uid,
      eventId: id,
      before: data?.before.data(),
      after: data?.after.data(),
    }),
  ),
};
