import type { Endorsement } from './insurance.ts';
import type { HolderContent, PolicyHolder } from './schemas/insurance-schemas.ts';

/** What a declaration for one client is worth: reviewed counts, waiting waits for a person, none is not there. */
export type HolderStanding = 'reviewed' | 'waiting' | 'none';

type Reviewed = Pick<PolicyHolder, 'state' | 'reviewed'>;

/** Submitted and not decided. Records from before there were reviews of them have no state. */
function isOpen({ state }: Reviewed): boolean {
  return state === undefined || state === 'submitted';
}

function standing(holder: Reviewed, isDeclared: boolean, isReviewed: boolean): HolderStanding {
  if (!isDeclared) return 'none';
  if (isReviewed) return 'reviewed';
  return isOpen(holder) ? 'waiting' : 'none';
}

/** Of one endorsement that names the client. What the contractor takes away is gone at once. */
export function scheduledStanding(holder: PolicyHolder | undefined, name: Endorsement): HolderStanding {
  if (holder === undefined) return 'none';
  return standing(
    holder,
    holder.scheduled.includes(name),
    holder.reviewed?.scheduled.includes(name) === true,
  );
}

/** Of the pages of the endorsements that name the client. */
export function pagesStanding(holder: PolicyHolder | undefined): HolderStanding {
  if (holder === undefined) return 'none';
  const { docIds, reviewed } = holder;
  return standing(
    holder,
    docIds.length > 0,
    docIds.some((docId) => reviewed?.docIds.includes(docId) === true),
  );
}

/** Of the certificate made out to the client. While a new one waits, the older reviewed one counts. */
export function certificateStanding(holder: PolicyHolder | undefined): HolderStanding {
  if (holder === undefined) return 'none';
  return standing(
    holder,
    holder.certificateDocId !== undefined,
    holder.reviewed?.certificateDocId !== undefined,
  );
}

/** True while something that nobody has reviewed waits for somebody; what only takes away waits for nobody. */
export function isWaitingHolder(holder: HolderContent & Reviewed): boolean {
  const { certificateDocId, scheduled, docIds, reviewed } = holder;
  if (!isOpen(holder)) return false;
  return (
    (certificateDocId !== undefined && certificateDocId !== reviewed?.certificateDocId) ||
    scheduled.some((name) => reviewed?.scheduled.includes(name) !== true) ||
    docIds.some((docId) => reviewed?.docIds.includes(docId) !== true)
  );
}

/** The part of a record that is reviewed. */
export function holderContent({ certificateDocId, scheduled, docIds }: HolderContent): HolderContent {
  const content = { scheduled: [...scheduled], docIds: [...docIds] };
  return certificateDocId === undefined ? content : { ...content, certificateDocId };
}

/** The record as if somebody accepted it now. */
export function acceptedHolder<Holder extends HolderContent>(holder: Holder) {
  return { ...holder, state: 'accepted' as const, reviewed: holderContent(holder) };
}

/**
 * What is left of the reviewed part after the contractor took something away: it does not come back by declaring it again.
 * Undefined when nothing was taken away.
 */
export function shrunkReview({
  reviewed,
  ...now
}: HolderContent & Pick<PolicyHolder, 'reviewed'>): HolderContent | undefined {
  if (reviewed === undefined) return undefined;
  const left: HolderContent = {
    scheduled: reviewed.scheduled.filter((name) => now.scheduled.includes(name)),
    docIds: reviewed.docIds.filter((docId) => now.docIds.includes(docId)),
    ...(reviewed.certificateDocId === undefined || now.certificateDocId === undefined
      ? {}
      : { certificateDocId: reviewed.certificateDocId }),
  };
  const isSame =
    left.scheduled.length === reviewed.scheduled.length &&
    left.docIds.length === reviewed.docIds.length &&
    left.certificateDocId === reviewed.certificateDocId;
  return isSame ? undefined : left;
}
