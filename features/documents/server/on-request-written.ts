import { documentPath, formatDate, REQUESTED_FILE_TYPE } from '@vcms/domain';
import { companyNameOf } from '@vcms/server/companies';
import { TRUSTED_ACTOR, type Trusted, textOf, updatedStamps } from '@vcms/server/core';
import { notify } from '@vcms/server/notifications';
import type { DocumentData } from 'firebase-admin/firestore';
import { requesterName, requesters, submitters } from './request-notices.ts';

/**
 * Tells the contractor what is requested and what was accepted (N5), and whoever requested it what came (N4): each once, however
 * often the trigger is delivered. An accepted file is settled, so that it waits for nobody.
 */
export async function onRequestWritten(
  trusted: Trusted,
  id: string,
  request: DocumentData | undefined,
): Promise<void> {
  if (request === undefined || request.mergedFrom !== undefined) return;
  const title = textOf(request.title);
  if (request.state === 'open')
    await notify(trusted, await submitters(trusted, request), {
      eventKey: `docrequest-${id}-open`,
      title: 'Document requested',
      body: `${await requesterName(trusted, request)} requests: ${title}, by ${formatDate(textOf(request.dueOn))}.`,
      place: 'documents',
    });
  if (request.state === 'submitted')
    await notify(trusted, await requesters(trusted, request), {
      eventKey: `docrequest-${id}-submitted`,
      title: 'Document received',
      body: `${await companyNameOf(trusted, textOf(request.contractorId))}: ${title}, as you requested.`,
      place: 'documents',
    });
  if (request.state === 'accepted') {
    await settle(trusted, request);
    await notify(trusted, await submitters(trusted, request), {
      eventKey: `docrequest-${id}-accepted`,
      title: 'Accepted',
      body: `${title} accepted by ${await requesterName(trusted, request)}.`,
      place: 'documents',
    });
  }
}

async function settle({ db }: Trusted, { contractorId, documentId }: DocumentData): Promise<void> {
  const place = db.doc(documentPath('documents', textOf(contractorId), textOf(documentId)));
  await db.runTransaction(async (transaction) => {
    const file = await transaction.get(place);
    // A file of another type has reviewers of its own.
    if (file.get('state') !== 'submitted' || file.get('typeId') !== REQUESTED_FILE_TYPE) return;
    transaction.update(place, { state: 'accepted', ...updatedStamps(TRUSTED_ACTOR) });
  });
}
