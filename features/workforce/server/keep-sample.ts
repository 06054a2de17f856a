import { collectionPath, documentPath } from '@vcms/domain';
import type { RecordChange } from '@vcms/server/audit';
import type { Trusted } from '@vcms/server/core';
import { checkDocument } from '@vcms/server/files';

/** Whether one of the client's types shows this file now: one that was replaced or removed opens for nobody else any more. */
export async function isShownSample({ db }: Trusted, clientId: string, id: string): Promise<boolean> {
  const types = db.collection(collectionPath('staffDocTypes', clientId));
  return !(await types.where('sampleDocId', '==', id).limit(1).get()).empty;
}

async function dropSample(trusted: Trusted, clientId: string, id: string): Promise<void> {
  if (await isShownSample(trusted, clientId, id)) return;
  // The bytes first: without its record nobody would find them again.
  await trusted.files.removeAll(`companies/${clientId}/samples/${id}/`);
  await trusted.db.doc(documentPath('sampleDocuments', clientId, id)).delete();
}

/**
 * A type got another sample: the new one is looked at before a contractor asks for it, the old one goes. Nothing was submitted with
 * it, so that nothing has to keep it. May run again.
 */
export async function keepSample(
  trusted: Trusted,
  clientId: string,
  { before, after }: Pick<RecordChange, 'before' | 'after'>,
): Promise<void> {
  const [was, is]: readonly unknown[] = [before?.sampleDocId, after?.sampleDocId];
  if (was === is) return;
  if (typeof was === 'string') await dropSample(trusted, clientId, was);
  if (typeof is !== 'string') return;
  const verdict = await checkDocument(trusted, clientId, 'sampleDocuments', is);
  // The event comes again until the scanner answers.
  if (verdict.kind === 'checking') throw new Error('The virus scanner could not be asked. The file waits.');
}
