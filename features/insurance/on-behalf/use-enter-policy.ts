import { uploadDocument, type WriteResult } from '@vcms/data';
import { LINE_LABELS } from '@vcms/domain';
import { useTrustedCall } from '@vcms/kits/form';
import { useAbortSignal, useBackend, useSession } from '@vcms/sdk';
import { useRef, useState } from 'react';
import { policyContent } from '../policy-editor/policy-form-values.ts';
import {
  messageOf,
  type PolicySaving,
  type SaveOutcome,
  type SaveRequest,
} from '../policy-editor/save-policy.ts';
import { useSaving } from '../policy-editor/use-saving.ts';

/** A file that is up already: a second try of the submission does not send it again. */
interface SentFile {
  readonly file: File;
  readonly id: string;
}

type Category = 'certificate' | 'endorsement';

const TITLES = { certificate: 'Certificate', endorsement: 'Endorsement pages' } as const;
const NO_FILE = 'Add the certificate before you submit the policy.';

/**
 * Hands a policy in for a contractor: the certificate goes into its folder, where only the contractor and the firm see it, then
 * the server looks at the bytes, enters the policy and shows both to the clients. One dialog submits one policy, however
 * often it is tried.
 */
export function useEnterPolicy(contractorId: string, reason: string): PolicySaving {
  const { firestore, storage } = useBackend();
  const { userId: uid } = useSession();
  const signal = useAbortSignal();
  const { call } = useTrustedCall('policyEnter');
  const [requestId] = useState(() => crypto.randomUUID());
  const sent = useRef<Partial<Record<Category, SentFile>>>({});

  async function sendFile(
    category: Category,
    file: File,
    { values, today }: SaveRequest,
    onProgress: (share: number) => void,
  ): Promise<WriteResult> {
    if (sent.current[category]?.file === file) return { kind: 'done' };
    const id = crypto.randomUUID();
    onProgress(0);
    const result = await uploadDocument(
      { firestore, storage, uid, contractorId },
      {
        id,
        file,
        signal,
        onProgress,
        connection: window,
        title: `${TITLES[category]}, ${LINE_LABELS[values.line]}`,
        typeId: category,
        category,
        visibility: 'company',
        submittedOn: today,
        isOfFirm: true,
      },
    );
    if (result.kind === 'done') sent.current[category] = { file, id };
    return result;
  }

  async function run(request: SaveRequest, onProgress: (share: number) => void): Promise<SaveOutcome> {
    const { values, before, file, pages } = request;
    if (file === undefined) return { kind: 'failed', message: NO_FILE };
    const put = await sendFile('certificate', file, request, onProgress);
    if (put.kind !== 'done') return { kind: 'failed', message: messageOf(put) };
    const paged = pages === undefined ? put : await sendFile('endorsement', pages, request, onProgress);
    if (paged.kind !== 'done') return { kind: 'failed', message: messageOf(paged) };
    const pagesDocId = pages === undefined ? undefined : sent.current.endorsement?.id;
    const content = policyContent(values, before, pagesDocId);
    const policy = { ...content, certificateDocId: sent.current.certificate?.id ?? '' };
    const answer = await call({ requestId, contractorId, reason, policy });
    return answer.kind === 'done' ? { kind: 'done' } : { kind: 'failed', message: answer.message };
  }

  return useSaving(run);
}
