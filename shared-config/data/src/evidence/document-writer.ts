import { type CalendarDate, type CompanyDocument, documentPath } from '@vcms/domain';
import { deleteDoc, doc, updateDoc } from 'firebase/firestore';
import { deleteObject, ref } from 'firebase/storage';
import { changeStamps } from '../record-stamps.ts';
import type { DocumentWriteContext } from './document-uploader.ts';
import { asSubmitResult } from './save-result.ts';
import { asWriteResult, type WriteResult } from './write-result.ts';

type Stored = Pick<CompanyDocument, 'id' | 'state' | 'version' | 'storagePath'>;

function refOf(
  { firestore, contractorId }: Pick<DocumentWriteContext, 'firestore' | 'contractorId'>,
  id: string,
) {
  return doc(firestore, documentPath('documents', contractorId, id));
}

/** Hands a draft in and lets those see it that are named. Anything else than a draft stays as it is. */
export async function handInDocument(
  context: Pick<DocumentWriteContext, 'firestore' | 'contractorId' | 'uid'>,
  document: Pick<Stored, 'id' | 'state'>,
  change: { readonly submittedOn: CalendarDate; readonly visibility: CompanyDocument['visibility'] },
): Promise<WriteResult> {
  if (document.state !== 'draft') return { kind: 'done' };
  const { submittedOn, visibility } = change;
  return asSubmitResult(context, async () => {
    const ref = refOf(context, document.id);
    // One write each: what a submission may change is its state.
    await updateDoc(ref, { visibility, ...changeStamps(context.uid) });
    await updateDoc(ref, { state: 'submitted', submittedOn, ...changeStamps(context.uid) });
  });
}

/**
 * Takes away a file that is not needed any more: one that was never submitted goes with its bytes, one that waits is
 * withdrawn. What was reviewed stays on file.
 */
export async function dropDocument(context: DocumentWriteContext, document: Stored): Promise<WriteResult> {
  const record = refOf(context, document.id);
  if (document.state === 'draft' && document.version === 1) {
    return asWriteResult(async () => {
      // The rules of Storage ask the record, so the file goes first; one that never arrived is no obstacle.
      await deleteObject(ref(context.storage, document.storagePath)).catch(() => undefined);
      await deleteDoc(record);
    });
  }
  if (document.state !== 'submitted' && document.state !== 'in_review') return { kind: 'done' };
  return asWriteResult(() => updateDoc(record, { state: 'withdrawn', ...changeStamps(context.uid) }));
}
