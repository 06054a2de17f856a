import { type DocumentWriteContext, handInDocument, uploadDocument, type WriteResult } from '@vcms/data';
import { writeProblem } from '@vcms/kits/form';
import { useAbortSignal, useBackend, useSession } from '@vcms/sdk';
import { useState } from 'react';
import {
  type SafetyContent,
  type SafetyPlace,
  saveSafetyDraft,
  submitSafetyRecord,
} from '../../data/evidence-writer.ts';
import type { SafetyDossier } from '../safety-dossier.ts';
import type { SaveOutcome } from '../year/save-year.ts';

type LetterKind = 'emr' | 'notRated';

/** A record that a letter proves. */
export interface LetterRequest<Kind extends LetterKind> {
  readonly place: Omit<SafetyPlace<Kind>, 'id'>;
  readonly contentOf: (letterDocId: string) => SafetyContent<Kind>;
  /** The letter: a new file, or the document that is on file. */
  readonly letter: { readonly file: File } | { readonly docId: string };
  readonly title: string;
  readonly handIn: boolean;
}

/** How a record with its letter is saved, and how far that is. */
export interface LetterSaving {
  readonly busy: boolean;
  /** 0..1 of the letter while it goes up. */
  readonly progress: number | undefined;
  readonly save: <Kind extends LetterKind>(request: LetterRequest<Kind>) => Promise<SaveOutcome>;
}

/** Saves a record with its letter: file, draft, submission, one after the other. */
export function useSaveLetter({ records, today }: SafetyDossier, newId: () => string): LetterSaving {
  const { firestore, storage } = useBackend();
  const { userId, companyId } = useSession();
  const signal = useAbortSignal();
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number>();
  const context: DocumentWriteContext = { firestore, storage, uid: userId, contractorId: companyId };

  async function putLetter(file: File, id: string, title: string, handIn: boolean): Promise<WriteResult> {
    setProgress(0);
    return uploadDocument(context, {
      ...{ id, file, title, signal },
      typeId: 'emr_letter',
      category: 'emr_letter',
      visibility: 'engaged',
      ...(handIn ? { submittedOn: today } : {}),
      onProgress: setProgress,
      connection: window,
    });
  }

  async function run<Kind extends LetterKind>(request: LetterRequest<Kind>): Promise<SaveOutcome> {
    const { letter, handIn, title } = request;
    const letterDocId = 'file' in letter ? newId() : letter.docId;
    if ('file' in letter) {
      const put = await putLetter(letter.file, letterDocId, title, handIn);
      if (put.kind !== 'done') return { kind: 'failed', message: writeProblem(put) };
    }
    const place = { ...request.place, id: request.place.seen?.id ?? newId() };
    const draft = await saveSafetyDraft(context, place, request.contentOf(letterDocId));
    if (draft.kind !== 'done') return { kind: 'failed', message: writeProblem(draft) };
    if (!handIn) return { kind: 'done' };
    const document = records.documents.find(({ id }) => id === letterDocId);
    const change = { submittedOn: today, visibility: 'engaged' as const };
    const kept =
      document === undefined ? ({ kind: 'done' } as const) : await handInDocument(context, document, change);
    const sent = kept.kind === 'done' ? await submitSafetyRecord(context, place, today) : kept;
    return sent.kind === 'done' ? sent : { kind: 'kept-as-draft', message: writeProblem(sent) };
  }

  return {
    busy,
    progress,
    async save<Kind extends LetterKind>(request: LetterRequest<Kind>): Promise<SaveOutcome> {
      setBusy(true);
      try {
        return await run(request);
      } finally {
        setBusy(false);
        setProgress(undefined);
      }
    },
  };
}
