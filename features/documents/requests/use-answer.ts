import { uploadDocument } from '@vcms/data';
import { type CalendarDate, REQUESTED_FILE_TYPE } from '@vcms/domain';
import { writeProblem } from '@vcms/kits/form';
import { useAbortSignal, useBackend, useSession } from '@vcms/sdk';
import { useRef, useState } from 'react';
import { answerRequest } from '../data/request-writer.ts';
import type { RequestedLine } from '../data/requested-query.ts';

export interface Answering {
  /** 0..1 while the file goes up. */
  readonly progress: number | undefined;
  readonly problem: string | undefined;
  /** True once the file is submitted for the request. */
  readonly submit: (file: File, title: string) => Promise<boolean>;
}

/** Puts a file up for whoever requested it alone, and names it in the request. A second try puts no second file up. */
export function useAnswer({ id, clientId, category }: RequestedLine, today: CalendarDate): Answering {
  const { firestore, storage } = useBackend();
  const { userId: uid, companyId: contractorId } = useSession();
  const signal = useAbortSignal();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const stored = useRef<{ readonly file: File; readonly documentId: string }>(undefined);

  async function store(file: File, title: string) {
    const documentId = crypto.randomUUID();
    const result = await uploadDocument(
      { firestore, storage, uid, contractorId },
      {
        ...{ id: documentId, file, title, category, signal, submittedOn: today },
        typeId: REQUESTED_FILE_TYPE,
        visibility: clientId === undefined ? 'company' : `client:${clientId}`,
        onProgress: setProgress,
        connection: window,
      },
    );
    if (result.kind === 'done') stored.current = { file, documentId };
    return result;
  }

  async function submit(file: File, title: string): Promise<boolean> {
    setProblem(undefined);
    setProgress(0);
    let result = stored.current?.file === file ? undefined : await store(file, title);
    const documentId = stored.current?.documentId;
    if ((result === undefined || result.kind === 'done') && documentId !== undefined)
      result = await answerRequest({ firestore, uid }, id, documentId);
    setProgress(undefined);
    if (result === undefined || result.kind === 'done') return true;
    setProblem(writeProblem(result));
    return false;
  }

  return { progress, problem, submit };
}
