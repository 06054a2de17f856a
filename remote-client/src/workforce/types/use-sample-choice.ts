import { uploadClientFile, type WriteResult } from '@vcms/data';
import { PAPER_CONTENT_TYPES } from '@vcms/domain';
import { fileProblem } from '@vcms/kits/form';
import { useAbortSignal, useBackend, useSession } from '@vcms/sdk';
import type { TypeContent } from '@vcms/workforce/data';
import { useState } from 'react';

/** What becomes of a type's sample: another file, none, or the one that it has. */
export type SampleChoice =
  | { readonly kind: 'kept' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'file'; readonly file: File };

/** What the type's record then says of its sample; nothing where it keeps it. */
type SampleContent = Partial<Pick<TypeContent, 'sampleDocId'>>;

type PutResult =
  | { readonly kind: 'ready'; readonly content: SampleContent }
  | Exclude<WriteResult, { readonly kind: 'done' }>;

function problemOf(choice: SampleChoice): string | undefined {
  return choice.kind === 'file' ? fileProblem(choice.file, PAPER_CONTENT_TYPES) : undefined;
}

/** The sample of the type that a form changes. */
export function useSampleChoice(newId: () => string) {
  const { firestore, storage } = useBackend();
  const { userId: uid, companyId: clientId } = useSession();
  const signal = useAbortSignal();
  const [choice, choose] = useState<SampleChoice>({ kind: 'kept' });
  const [progress, setProgress] = useState<number>();

  /** Puts up what was chosen; the type is written afterwards, so that it never names a file that is not there. */
  async function put(title: string): Promise<PutResult> {
    if (choice.kind === 'kept') return { kind: 'ready', content: {} };
    if (choice.kind === 'removed') return { kind: 'ready', content: { sampleDocId: undefined } };
    const id = newId();
    setProgress(0);
    const result = await uploadClientFile(
      { firestore, storage, uid, clientId },
      {
        ...{ id, file: choice.file, title, place: 'sampleDocuments' },
        ...{ signal, onProgress: setProgress, connection: window },
      },
    );
    setProgress(undefined);
    return result.kind === 'done' ? { kind: 'ready', content: { sampleDocId: id } } : result;
  }

  return { choice, choose, progress, problem: problemOf(choice), put };
}
