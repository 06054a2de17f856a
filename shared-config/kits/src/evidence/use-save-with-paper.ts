import {
  type DocumentWriteContext,
  handInDocument,
  type StoredRecord,
  uploadDocument,
  type WriteResult,
} from '@vcms/data';
import type { CalendarDate, CompanyDocument, DocumentCategory } from '@vcms/domain';
import { useAbortSignal, useBackend, useSession } from '@vcms/sdk';
import { useState } from 'react';
import { writeProblem } from '../form/write-problem.ts';

/** How saving ended; messages are sentences for the user. */
export type SaveOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string }
  /** The draft is stored, the submission is not. */
  | { readonly kind: 'kept-as-draft'; readonly message: string };

/** A record of the contractor's own, and the paper that proves it. */
interface PaperRecord {
  /** A new file that becomes the paper; or the paper that is on file, undefined: none. */
  readonly paper: { readonly file: File } | { readonly docId: string | undefined };
  readonly title: string;
  readonly typeId: string;
  readonly category: DocumentCategory;
  readonly handIn: boolean;
  readonly saveDraft: (context: DocumentWriteContext, docId: string | undefined) => Promise<WriteResult>;
  readonly submit: (context: DocumentWriteContext) => Promise<WriteResult>;
}

export interface PaperSaving {
  readonly busy: boolean;
  /** 0..1 of the paper while it goes up. */
  readonly progress: number | undefined;
  readonly save: (record: PaperRecord) => Promise<SaveOutcome>;
}

export interface PaperPlace {
  /** What is on file. */
  readonly documents: readonly StoredRecord<CompanyDocument>[];
  readonly today: CalendarDate;
  readonly newId: () => string;
}

/** Saves a record with its paper: file, draft, submission, one after the other. */
export function useSaveWithPaper({ documents, today, newId }: PaperPlace): PaperSaving {
  const { firestore, storage } = useBackend();
  const { userId, companyId } = useSession();
  const signal = useAbortSignal();
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number>();
  const context: DocumentWriteContext = { firestore, storage, uid: userId, contractorId: companyId };

  async function run(record: PaperRecord): Promise<SaveOutcome> {
    const { paper, title, typeId, category, handIn } = record;
    const docId = 'file' in paper ? newId() : paper.docId;
    if ('file' in paper && docId !== undefined) {
      setProgress(0);
      const put = await uploadDocument(context, {
        ...{ id: docId, file: paper.file, title, typeId, category, signal },
        visibility: 'engaged',
        ...(handIn ? { submittedOn: today } : {}),
        onProgress: setProgress,
        connection: window,
      });
      if (put.kind !== 'done') return { kind: 'failed', message: writeProblem(put) };
    }
    const draft = await record.saveDraft(context, docId);
    if (draft.kind !== 'done') return { kind: 'failed', message: writeProblem(draft) };
    if (!handIn) return draft;
    const document = documents.find(({ id }) => id === docId);
    const change = { submittedOn: today, visibility: 'engaged' as const };
    const kept =
      document === undefined ? ({ kind: 'done' } as const) : await handInDocument(context, document, change);
    const sent = kept.kind === 'done' ? await record.submit(context) : kept;
    return sent.kind === 'done' ? sent : { kind: 'kept-as-draft', message: writeProblem(sent) };
  }

  return {
    busy,
    progress,
    async save(record) {
      setBusy(true);
      try {
        return await run(record);
      } finally {
        setBusy(false);
        setProgress(undefined);
      }
    },
  };
}
