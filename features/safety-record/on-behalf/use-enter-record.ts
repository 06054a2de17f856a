import { uploadDocument } from '@vcms/data';
import type { CalendarDate, CallableRequest, DocumentCategory } from '@vcms/domain';
import type { SaveOutcome } from '@vcms/kits/evidence';
import { useTrustedCall, writeProblem } from '@vcms/kits/form';
import { useAbortSignal, useBackend, useSession } from '@vcms/sdk';
import { useRef, useState } from 'react';

/** A paper that goes with the record. */
interface EnteredPaper {
  readonly name: string;
  readonly file: File;
  readonly title: string;
  readonly typeId: string;
  readonly category: DocumentCategory;
}

export interface EnterRequest {
  readonly papers: readonly EnteredPaper[];
  readonly today: CalendarDate;
  /** The record with the ids of its papers, by their names. */
  readonly entryOf: (ids: Readonly<Record<string, string>>) => CallableRequest<'statisticsEnter'>['entry'];
  readonly onProgress: (name: string, share: number) => void;
}

/**
 * Submits a record for a contractor: its papers go into the contractor's folder, where only the contractor and the firm see
 * them, then the server looks at the bytes, enters the record and shows both to the clients. One dialog submits one record,
 * however often it is tried, and sends no file twice.
 */
export function useEnterRecord(contractorId: string, reason: string) {
  const { firestore, storage } = useBackend();
  const { userId: uid } = useSession();
  const signal = useAbortSignal();
  const { call } = useTrustedCall('statisticsEnter');
  const [requestId] = useState(() => crypto.randomUUID());
  const sent = useRef(new Map<File, string>());

  return async ({ papers, today, entryOf, onProgress }: EnterRequest): Promise<SaveOutcome> => {
    const ids: Record<string, string> = {};
    for (const { name, file, title, typeId, category } of papers) {
      const id = sent.current.get(file) ?? crypto.randomUUID();
      ids[name] = id;
      if (sent.current.has(file)) continue;
      onProgress(name, 0);
      const put = await uploadDocument(
        { firestore, storage, uid, contractorId },
        {
          ...{ id, file, title, typeId, category, signal, submittedOn: today },
          visibility: 'company',
          redacted: category === 'osha300',
          isOfFirm: true,
          onProgress: (share) => onProgress(name, share),
          connection: window,
        },
      );
      if (put.kind !== 'done') return { kind: 'failed', message: writeProblem(put) };
      sent.current.set(file, id);
    }
    const answer = await call({ requestId, contractorId, reason, entry: entryOf(ids) });
    return answer.kind === 'done' ? { kind: 'done' } : { kind: 'failed', message: answer.message };
  };
}
