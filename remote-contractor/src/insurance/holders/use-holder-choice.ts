import type { InsuranceDossier, StoredPolicy } from '@vcms/insurance/policy-editor';
import { useState } from 'react';
import { holderProblem } from './files-problem.ts';
import { type HolderDraft, holderDraft, holderOf, isChangedHolder } from './holder-draft.ts';

export interface HolderChoice {
  /** The clients that were chosen, with what each is shown. */
  readonly drafts: readonly HolderDraft[];
  /** Clients that have a record already. */
  readonly onFile: readonly string[];
  readonly changed: boolean;
  readonly problem: string | undefined;
  readonly choose: (clientId: string, chosen: boolean) => void;
  readonly change: (clientId: string, change: (now: HolderDraft) => Partial<HolderDraft>) => void;
}

/**
 * The clients as holders while a policy is added or changed; begins with what is on file for the policy, or with the client that its
 * certificate is made out to.
 */
export function useHolderChoice(
  { records }: InsuranceDossier,
  seen: StoredPolicy | undefined,
  madeOutTo: string | undefined,
): HolderChoice {
  const [drafts, setDrafts] = useState<readonly HolderDraft[]>(() => {
    const stored = records.holders
      .filter(({ policyId }) => policyId === seen?.id)
      .map((holder) => holderDraft(holder.clientId, holder, seen?.certificateDocId));
    return madeOutTo === undefined ? stored : [{ ...holderDraft(madeOutTo), isOnPolicy: true }];
  });
  return {
    drafts,
    onFile: records.holders.filter(({ policyId }) => policyId === seen?.id).map(({ clientId }) => clientId),
    changed: drafts.some((draft) =>
      isChangedHolder(draft, holderOf(records.holders, seen?.id, draft.clientId), seen?.certificateDocId),
    ),
    problem: drafts.map(holderProblem).find((problem) => problem !== undefined),
    choose: (clientId, chosen) =>
      setDrafts((now) => {
        const others = now.filter((draft) => draft.clientId !== clientId);
        return chosen ? [...others, holderDraft(clientId)] : others;
      }),
    change: (clientId, change) =>
      setDrafts((now) =>
        now.map((draft) => (draft.clientId === clientId ? { ...draft, ...change(draft) } : draft)),
      ),
  };
}
