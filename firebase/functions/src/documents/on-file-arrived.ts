import { type ArrivedFile, arrivedFile } from '@vcms/documents/server';
import { documentPath } from '@vcms/domain';
import type { DocumentEvent } from '@vcms/server/jobs';
import type { StorageEvent } from 'firebase-functions/v2/storage';

/** What the event of stored bytes tells, as an event of the record that announces them. */
export interface ArrivalEvent extends DocumentEvent {
  readonly file: ArrivedFile;
}

/** Lets an event of Storage be watched like one of a document. Of bytes that no record announces nothing follows. */
export function onFileArrived(
  work: (event: ArrivalEvent) => Promise<void>,
): (event: Pick<StorageEvent, 'id' | 'time' | 'data'>) => Promise<void> {
  return async ({ id, time, data: { name } }) => {
    const file = arrivedFile(name);
    if (file === undefined) return;
    const { companyId, collection } = file;
    await work({
      id,
      time,
      document: documentPath(collection, companyId, file.id),
      params: { companyId },
      file,
    });
  };
}
