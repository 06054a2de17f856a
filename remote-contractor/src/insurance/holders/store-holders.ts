import type { DocumentWriteContext, WriteResult } from '@vcms/data';
import { handInDocument } from '@vcms/data';
import type { CalendarDate, CompanyDocument } from '@vcms/domain';
import type { InsuranceRecords } from '@vcms/insurance/policy-editor';
import { type HolderDraft, holderOf, isChangedHolder } from './holder-draft.ts';
import { storeHolder } from './store-holder.ts';

export interface HoldersRequest {
  readonly policyId: string;
  /** Id of the policy's certificate, whose record exists. */
  readonly policyCertificate: string | undefined;
  readonly drafts: readonly HolderDraft[];
  readonly records: InsuranceRecords;
  readonly today: CalendarDate;
  /** New files are submitted with the policy; absent: they stay drafts. */
  readonly submittedOn: CalendarDate | undefined;
  readonly newId: () => string;
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** Stores what a policy shows for each client that was chosen; ends with the first that cannot be stored. */
export async function storeHolders(
  context: DocumentWriteContext,
  request: HoldersRequest,
): Promise<WriteResult> {
  const { policyId, drafts, records, ...rest } = request;
  for (const draft of drafts) {
    const seen = holderOf(records.holders, policyId, draft.clientId);
    if (!isChangedHolder(draft, seen, request.policyCertificate)) continue;
    const engagement = records.engagements.find(({ clientId }) => clientId === draft.clientId);
    const clientName = engagement?.clientName ?? draft.clientId;
    const { documents } = records;
    const stored = await storeHolder(context, { policyId, clientName, draft, seen, documents, ...rest });
    if (stored.kind !== 'done') return stored;
  }
  return { kind: 'done' };
}

/** Who may open a file that goes with a policy once it is submitted. */
function visibilityOf({ visibility }: CompanyDocument): CompanyDocument['visibility'] {
  return visibility === 'company' ? 'engaged' : visibility;
}

/** Submits the files that a policy was drafted with: they were drafts as long as it was one. */
export async function handInFiles(
  context: DocumentWriteContext,
  { documents, holders }: InsuranceRecords,
  policy: {
    readonly id: string;
    readonly certificateDocId: string | undefined;
    readonly pagesDocId: string | undefined;
  },
  submittedOn: CalendarDate,
): Promise<WriteResult> {
  const shown = holders.filter(({ policyId }) => policyId === policy.id);
  const ids = [
    policy.certificateDocId,
    policy.pagesDocId,
    ...shown.flatMap((holder) => [holder.certificateDocId, ...holder.docIds]),
  ];
  for (const document of documents.filter(({ id }) => ids.includes(id))) {
    const change = { submittedOn, visibility: visibilityOf(document) };
    const result = await handInDocument(context, document, change);
    if (result.kind !== 'done') return result;
  }
  return { kind: 'done' };
}
