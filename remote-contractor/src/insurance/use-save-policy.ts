import { type DocumentWriteContext, uploadDocument, type WriteResult } from '@vcms/data';
import { LINE_LABELS } from '@vcms/domain';
import { createPolicyDraft, savePolicyDraft, submitPolicy } from '@vcms/insurance/data';
import {
  messageOf,
  type PolicySaving,
  pagesOf,
  policyContent,
  type SaveOutcome,
  type SaveRequest,
  useSaving,
} from '@vcms/insurance/policy-editor';
import { useAbortSignal, useBackend, useSession } from '@vcms/sdk';
import type { HolderDraft } from './holders/holder-draft.ts';
import { handInFiles, storeHolders } from './holders/store-holders.ts';

const TITLES = { certificate: 'Certificate', endorsement: 'Endorsement pages' } as const;

/**
 * Saves a policy with its certificate: file, draft, submission, one after the other. `newId` names records, `holders` is what the
 * policy shows for each chosen client.
 */
export function useSavePolicy(newId: () => string, holders: readonly HolderDraft[]): PolicySaving {
  const { firestore, storage } = useBackend();
  const { userId, companyId } = useSession();
  const signal = useAbortSignal();
  const context: DocumentWriteContext = { firestore, storage, uid: userId, contractorId: companyId };

  function putFile(
    id: string,
    file: File,
    category: 'certificate' | 'endorsement',
    { values, today, handIn }: SaveRequest,
    onProgress: (share: number) => void,
  ): Promise<WriteResult> {
    onProgress(0);
    return uploadDocument(context, {
      id,
      file,
      title: `${TITLES[category]}, ${LINE_LABELS[values.line]}`,
      typeId: category,
      category,
      visibility: 'engaged',
      ...(handIn ? { submittedOn: today } : {}),
      onProgress,
      signal,
      connection: window,
    });
  }

  async function run(request: SaveRequest, onProgress: (share: number) => void): Promise<SaveOutcome> {
    const { values, before, seen, file, pages, handIn, today } = request;
    const certificateDocId = file === undefined ? before?.certificateDocId : newId();
    if (file !== undefined && certificateDocId !== undefined) {
      const put = await putFile(certificateDocId, file, 'certificate', request, onProgress);
      if (put.kind !== 'done') return { kind: 'failed', message: messageOf(put) };
    }
    const pagesDocId = pages === undefined ? undefined : newId();
    if (pages !== undefined && pagesDocId !== undefined) {
      const put = await putFile(pagesDocId, pages, 'endorsement', request, onProgress);
      if (put.kind !== 'done') return { kind: 'failed', message: messageOf(put) };
    }
    const content = { ...policyContent(values, before, pagesDocId), certificateDocId };
    const id = seen?.id ?? newId();
    const draft = await (seen === undefined
      ? createPolicyDraft(context, id, content)
      : savePolicyDraft(context, seen, content));
    if (draft.kind !== 'done') return { kind: 'failed', message: messageOf(draft) };
    const shown = await storeHolders(context, {
      policyCertificate: certificateDocId,
      ...{ policyId: id, drafts: holders, records: request.records, today, newId, signal },
      submittedOn: handIn ? today : undefined,
      onProgress,
    });
    if (shown.kind !== 'done') return { kind: 'kept-as-draft', message: messageOf(shown) };
    if (!handIn) return { kind: 'done' };
    const files = await handInFiles(
      context,
      request.records,
      { id, certificateDocId, pagesDocId: pagesOf(content) },
      today,
    );
    if (files.kind !== 'done') return { kind: 'kept-as-draft', message: messageOf(files) };
    const sent = await submitPolicy(context, { id }, today);
    if (sent.kind === 'done') return sent;
    return { kind: 'kept-as-draft', message: messageOf(sent) };
  }

  return useSaving(run);
}
