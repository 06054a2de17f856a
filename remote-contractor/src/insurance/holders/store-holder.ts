import {
  type DocumentWriteContext,
  dropDocument,
  storedFileName,
  uploadDocument,
  type WriteResult,
} from '@vcms/data';
import type { CalendarDate, CompanyDocument } from '@vcms/domain';
import { type HolderRecord, saveHolder } from '@vcms/insurance/data';
import type { HolderDraft } from './holder-draft.ts';

export interface HolderRequest {
  readonly policyId: string;
  readonly clientName: string;
  readonly draft: HolderDraft;
  readonly seen: HolderRecord | undefined;
  /** Id of the policy's own certificate, which may be made out to the client; its record exists. */
  readonly policyCertificate: string | undefined;
  /** The contractor's documents. */
  readonly documents: readonly CompanyDocument[];
  /** Where the contractor is: the day on which the record is submitted. */
  readonly today: CalendarDate;
  /** New files are submitted at once; absent: they stay drafts until the policy is submitted. */
  readonly submittedOn: CalendarDate | undefined;
  readonly newId: () => string;
  /** 0..1 of all new files. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

interface NewFile {
  readonly id: string;
  readonly file: File;
  readonly category: 'certificate' | 'endorsement';
}

/**
 * Puts the new files up for this client only, writes the record, then lets go of files it names no more. When the record
 * cannot be written the new files are taken away again.
 */
export async function storeHolder(
  context: DocumentWriteContext,
  request: HolderRequest,
): Promise<WriteResult> {
  const { policyId, draft, seen, newId } = request;
  const certificate = newFiles(
    'certificate',
    draft.certificate === undefined || draft.isOnPolicy ? [] : [draft.certificate],
    newId,
  );
  const pages = newFiles('endorsement', draft.pages, newId);
  const added = [...certificate, ...pages];
  for (const [done, one] of added.entries()) {
    const put = await putFile(context, request, one, done, added.length);
    if (put.kind === 'done') continue;
    await dropAll(context, request, added.slice(0, done));
    return put;
  }
  const content = {
    certificateDocId: draft.isOnPolicy
      ? request.policyCertificate
      : (certificate[0]?.id ?? draft.certificateDocId),
    scheduled: draft.scheduled,
    docIds: [...draft.docIds, ...pages.map(({ id }) => id)],
  };
  const saved = await saveHolder(
    context,
    { policyId, clientId: draft.clientId, submittedOn: request.today },
    seen,
    content,
  );
  if (saved.kind !== 'done') {
    await dropAll(context, request, added);
    return saved;
  }
  // The reviewed certificate counts until a new one is accepted.
  const counting = content.certificateDocId === undefined ? undefined : seen?.reviewed?.certificateDocId;
  const kept = [content.certificateDocId, counting, ...content.docIds];
  const before = [seen?.certificateDocId, ...(seen?.docIds ?? [])];
  const gone = request.documents.filter(
    ({ id, visibility }) =>
      before.includes(id) &&
      !kept.includes(id) &&
      // The policy's own certificate is not this client's alone.
      visibility === `client:${draft.clientId}`,
  );
  for (const document of gone) await dropDocument(context, document);
  return saved;
}

function newFiles(
  category: NewFile['category'],
  files: readonly File[],
  newId: () => string,
): readonly NewFile[] {
  return files.map((file) => ({ id: newId(), file, category }));
}

const TITLES = { certificate: 'Certificate', endorsement: 'Endorsement page' } as const;

function putFile(
  context: DocumentWriteContext,
  { clientName, draft, submittedOn, onProgress, signal }: HolderRequest,
  { id, file, category }: NewFile,
  done: number,
  count: number,
): Promise<WriteResult> {
  return uploadDocument(context, {
    id,
    file,
    category,
    typeId: category,
    title: `${TITLES[category]} for ${clientName}`.slice(0, 120).trim(),
    visibility: `client:${draft.clientId}`,
    ...(submittedOn === undefined ? {} : { submittedOn }),
    onProgress: (part) => onProgress((done + part) / count),
    signal,
    connection: window,
  });
}

/** Best effort: a file without a record names nobody. */
async function dropAll(
  context: DocumentWriteContext,
  { submittedOn }: HolderRequest,
  files: readonly NewFile[],
): Promise<void> {
  const state = submittedOn === undefined ? 'draft' : 'submitted';
  for (const { id, file } of files) {
    const storagePath = `companies/${context.contractorId}/docs/${id}/1/${storedFileName(file.name)}`;
    await dropDocument(context, { id, state, version: 1, storagePath });
  }
}
