import { type DocumentWriteContext, handInDocument, uploadDocument } from '@vcms/data';
import { writeProblem } from '@vcms/kits/form';
import { type ProgramContent, saveProgramDraft, submitProgram } from '@vcms/programs/data';
import { useAbortSignal, useBackend, useSession } from '@vcms/sdk';
import { useState } from 'react';
import { nextNumber, type ProgramDossier, type ProgramEntry } from './program-dossier.ts';

/** How saving ended; messages are sentences for the user. */
export type SaveOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string }
  /** The draft is stored, the submission is not. */
  | { readonly kind: 'kept-as-draft'; readonly message: string };

export interface SaveVersion {
  /** A new file, which becomes the text; undefined: the content names what is on file, or declares. */
  readonly file: File | undefined;
  readonly content: ProgramContent;
  readonly handIn: boolean;
}

/** Saves a version of a program: file, draft, submission, one after the other. */
export function useSaveVersion(
  { documents, today }: ProgramDossier,
  entry: ProgramEntry,
  newId: () => string,
) {
  const { firestore, storage } = useBackend();
  const { userId, companyId } = useSession();
  const signal = useAbortSignal();
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number>();
  const context: DocumentWriteContext = { firestore, storage, uid: userId, contractorId: companyId };

  async function run({ file, content, handIn }: SaveVersion): Promise<SaveOutcome> {
    const docId = file === undefined ? content.docId : newId();
    if (file !== undefined && docId !== undefined) {
      setProgress(0);
      const put = await uploadDocument(context, {
        ...{ id: docId, file, title: file.name.replace(/\.[a-z]+$/i, '').slice(0, 120), signal },
        typeId: 'safety_manual',
        category: 'program',
        visibility: 'engaged',
        ...(handIn ? { submittedOn: today } : {}),
        onProgress: setProgress,
        connection: window,
      });
      if (put.kind !== 'done') return { kind: 'failed', message: writeProblem(put) };
    }
    const [newest] = entry.versions;
    const seen = newest?.state === 'draft' ? newest : undefined;
    const place = { programId: entry.programId, n: seen?.version ?? nextNumber(entry), seen };
    const draft = await saveProgramDraft(context, place, { ...content, docId });
    if (draft.kind !== 'done') return { kind: 'failed', message: writeProblem(draft) };
    if (!handIn) return draft;
    const document = documents.find(({ id }) => id === docId);
    const change = { submittedOn: today, visibility: 'engaged' as const };
    const kept =
      document === undefined ? ({ kind: 'done' } as const) : await handInDocument(context, document, change);
    const sent = kept.kind === 'done' ? await submitProgram(context, place, today) : kept;
    return sent.kind === 'done' ? sent : { kind: 'kept-as-draft', message: writeProblem(sent) };
  }

  return {
    busy,
    progress,
    async save(request: SaveVersion): Promise<SaveOutcome> {
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
