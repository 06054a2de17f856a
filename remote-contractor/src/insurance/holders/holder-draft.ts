import type { Endorsement, PolicyHolder } from '@vcms/domain';
import type { HolderRecord } from '@vcms/insurance/data';

/** What somebody chose to show one client: files that are on file by their ids, new ones as they are. */
export interface HolderDraft {
  readonly clientId: string;
  readonly certificate: File | undefined;
  readonly certificateDocId: string | undefined;
  /** The policy's own certificate is made out to the client, as one from a broker may be. */
  readonly isOnPolicy: boolean;
  readonly scheduled: readonly Endorsement[];
  readonly pages: readonly File[];
  readonly docIds: readonly string[];
}

/** @param policyCertificate id of the policy's own certificate */
export function holderDraft(
  clientId: string,
  holder?: PolicyHolder,
  policyCertificate?: string,
): HolderDraft {
  const { certificateDocId } = holder ?? {};
  const isOnPolicy = certificateDocId !== undefined && certificateDocId === policyCertificate;
  return {
    clientId,
    certificate: undefined,
    certificateDocId: isOnPolicy ? undefined : certificateDocId,
    isOnPolicy,
    scheduled: holder?.scheduled ?? [],
    pages: [],
    docIds: holder?.docIds ?? [],
  };
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((entry) => right.includes(entry));
}

/** True when saving would change something. */
export function isChangedHolder(
  draft: HolderDraft,
  holder: PolicyHolder | undefined,
  policyCertificate?: string,
): boolean {
  const before = holderDraft(draft.clientId, holder, policyCertificate);
  return (
    draft.certificate !== undefined ||
    draft.isOnPolicy !== before.isOnPolicy ||
    draft.pages.length > 0 ||
    draft.certificateDocId !== before.certificateDocId ||
    !isSame(draft.scheduled, before.scheduled) ||
    !isSame(draft.docIds, before.docIds)
  );
}

const CANDIDATE = 'candidate';

/** The record that the draft would become, for the evaluation before anything is stored: what is new waits for its review. */
export function asHolder(draft: HolderDraft, policyId: string, seen?: PolicyHolder): PolicyHolder {
  const { clientId, certificate, isOnPolicy, certificateDocId, scheduled, docIds } = draft;
  const isNew = certificate !== undefined || isOnPolicy;
  return {
    policyId,
    clientId,
    certificateDocId: isNew ? CANDIDATE : certificateDocId,
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
