import type { Endorsement, PolicyHolder } from '@vcms/domain';
import type { HolderRecord } from '@vcms/insurance/data';

/** What somebody chose to show one client: files that are on file by their ids, new ones as they are. */
export interface HolderDraft {
  readonly clientId: string;
  readonly certificate: File | undefined;
  readonly certificateDocId: string | undefined;
  readonly scheduled: readonly Endorsement[];
  readonly pages: readonly File[];
  readonly docIds: readonly string[];
}

export function holderDraft(clientId: string, holder?: PolicyHolder): HolderDraft {
  return {
    clientId,
    certificate: undefined,
    certificateDocId: holder?.certificateDocId,
    scheduled: holder?.scheduled ?? [],
    pages: [],
    docIds: holder?.docIds ?? [],
  };
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((entry) => right.includes(entry));
}

/** True when saving would change something. */
export function isChangedHolder(draft: HolderDraft, holder: PolicyHolder | undefined): boolean {
  const before = holderDraft(draft.clientId, holder);
  return (
    draft.certificate !== undefined ||
    draft.pages.length > 0 ||
    draft.certificateDocId !== before.certificateDocId ||
    !isSame(draft.scheduled, before.scheduled) ||
    !isSame(draft.docIds, before.docIds)
  );
}

const CANDIDATE = 'candidate';

/** The record that the draft would become, for the evaluation before anything is stored: what is new waits for its review. */
export function asHolder(draft: HolderDraft, policyId: string, seen?: PolicyHolder): PolicyHolder {
  const { clientId, certificate, certificateDocId, scheduled, docIds } = draft;
  return {
    policyId,
    clientId,
    ...(certificate === undefined ? { certificateDocId } : { certificateDocId: CANDIDATE }),
    scheduled: [...scheduled],
    docIds: [...docIds],
    state: 'submitted',
    ...(seen?.reviewed === undefined ? {} : { reviewed: seen.reviewed }),
  };
}

/** The stored record of a policy for a client. */
export function holderOf(
  holders: readonly HolderRecord[],
  policyId: string | undefined,
  clientId: string,
): HolderRecord | undefined {
  return holders.find((holder) => holder.policyId === policyId && holder.clientId === clientId);
}
