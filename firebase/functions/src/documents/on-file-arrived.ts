import { type ArrivedFile, arrivedFile } from '@vcms/documents/server';
import { documentPath } from '@vcms/domain';
import type { DocumentEvent } from '@vcms/server/jobs';
import { Timestamp } from 'firebase-admin/firestore';
import type { StorageEvent } from 'firebase-functions/v2/storage';

/** What the event of stored bytes tells, as an event of the record that announces them. */
export interface ArrivalEvent extends DocumentEvent {
  /** undefined: the picture of a person, which no record announces. */
  readonly file: ArrivedFile | undefined;
}

/**
 * Lets an event of Storage be watched like one of a document. Of other bytes that no record announces nothing follows, but that
 * the address which the upload of a browser made for them opens nothing without signing in.
 */
export function onFileArrived(
  closeAddress: (name: string) => Promise<void>,
  work: (event: ArrivalEvent) => Promise<void>,
): (event: Pick<StorageEvent, 'id' | 'time' | 'data'>) => Promise<void> {
  return async ({ id, time, data: { name } }) => {
    await closeAddress(name);
    const uid = /^users\/([^/]+)\/photo\/[^/]+$/.exec(name)?.[1];
    if (uid !== undefined) return await work({ id, time, ...pictureOf(uid, name, time) });
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

/** As a record that its person wrote: so it is counted (ADR 65). */
function pictureOf(uid: string, name: string, time: string) {
  const stamps = { updatedBy: uid, updatedAt: Timestamp.fromDate(new Date(time)) };
  return { document: name, params: {}, data: { after: { data: () => stamps } }, file: undefined };
}
