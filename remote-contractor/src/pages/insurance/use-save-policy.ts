import {
  createPolicyDraft,
  type DocumentDesk,
  savePolicyDraft,
  submitPolicy,
  uploadDocument,
  type WriteResult,
} from '@vcms/data';
import { LINE_LABELS, type Policy, validationText } from '@vcms/domain';
import { useAbortSignal, useBackend, useSession } from '@vcms/sdk';
import { useState } from 'react';
import type { HolderDraft } from './holders/holder-draft.ts';
import { handInFiles, storeHolders } from './holders/store-holders.ts';
import type { InsuranceRecords, StoredPolicy } from './insurance-file.ts';
import { type PolicyFormValues, policyContent } from './policy-form-values.ts';

export interface SaveRequest {
  readonly values: PolicyFormValues;
  /** What the form does not show: of the policy that is edited or renewed. */
  readonly before: Partial<Policy> | undefined;
  readonly seen: StoredPolicy | undefined;
  readonly file: File | undefined;
  readonly handIn: boolean;
  readonly today: string;
  /** What the policy shows for each chosen client. */
  readonly holders: readonly HolderDraft[];
  /** Everything on file, as it was when the form was sent. */
  readonly records: InsuranceRecords;
}

/** How saving ended; `message` is a sentence for the user. */
export type SaveOutcome =
  | { readonly kind: 'done' }
  /** The draft is stored, but could not be handed in. */
  | { readonly kind: 'kept-as-draft'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

function messageOf(result: Exclude<WriteResult, { kind: 'done' }>): string {
  return result.kind === 'conflict' ? validationText('V23') : result.failure.message;
}

export interface SavePolicy {
  readonly busy: boolean;
  /** 0..1 while a file goes up. */
  readonly progress: number | undefined;
  readonly save: (request: SaveRequest) => Promise<SaveOutcome>;
}

/** Saves a policy with its certificate: file, draft, hand-in, one after the other. `newId` names records. */
export function useSavePolicy(newId: () => string): SavePolicy {
  const { firestore, storage } = useBackend();
  const { userId, companyId } = useSession();
  const signal = useAbortSignal();
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number>();
  const desk: DocumentDesk = { firestore, storage, uid: userId, contractorId: companyId };

  function putFile(id: string, file: File, { values, today, handIn }: SaveRequest): Promise<WriteResult> {
    setProgress(0);
    return uploadDocument(desk, {
      id,
      file,
      title: `Certificate, ${LINE_LABELS[values.line]}`,
      typeId: 'certificate',
      category: 'certificate',
      visibility: 'engaged',
      ...(handIn ? { submittedOn: today } : {}),
      onProgress: setProgress,
      signal,
      connection: window,
    });
  }

  async function run(request: SaveRequest): Promise<SaveOutcome> {
    const { values, before, seen, file, handIn, today } = request;
    const certificateDocId = file === undefined ? before?.certificateDocId : newId();
    if (file !== undefined && certificateDocId !== undefined) {
      const put = await putFile(certificateDocId, file, request);
      if (put.kind !== 'done') return { kind: 'failed', message: messageOf(put) };
    }
    const content = { ...policyContent(values, before), certificateDocId };
    const id = seen?.id ?? newId();
    const draft = await (seen === undefined
      ? createPolicyDraft(desk, id, content)
      : savePolicyDraft(desk, seen, content));
    if (draft.kind !== 'done') return { kind: 'failed', message: messageOf(draft) };
    const shown = await storeHolders(desk, {
      ...{ policyId: id, drafts: request.holders, records: request.records, newId, signal },
      submittedOn: handIn ? today : undefined,
      onProgress: setProgress,
    });
    if (shown.kind !== 'done') return { kind: 'kept-as-draft', message: messageOf(shown) };
    if (!handIn) return { kind: 'done' };
    const files = await handInFiles(desk, request.records, { id, certificateDocId }, today);
    if (files.kind !== 'done') return { kind: 'kept-as-draft', message: messageOf(files) };
    const sent = await submitPolicy(desk, { id }, today);
    if (sent.kind === 'done') return sent;
    return { kind: 'kept-as-draft', message: messageOf(sent) };
  }

  return {
    busy,
    progress,
    async save(request) {
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
