import type { TakeResult, WriteResult } from '@vcms/data';
import { counted } from '@vcms/domain';
import { type GroupReview, type ReviewSide, useGroupReview } from '@vcms/kits/review';
import { useNotify } from '@vcms/sdk';
import { useState } from 'react';
import type { AllLinesProps } from './all-lines.tsx';
import type { StoredPolicy } from './judge-candidate.ts';
import { reviewedPolicy, seenHolders } from './reviewed-policy.ts';
import { isDecided } from './same-certificate.ts';
import { type CheckedLine, checkTogether } from './together.ts';
import { useLineHolders } from './use-line-holders.ts';

export type AllLinesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'ready';
      readonly lines: readonly CheckedLine[];
      /** Those that are not accepted yet. */
      readonly open: readonly CheckedLine[];
      readonly accepted: ReadonlySet<string>;
      /** Why accepting one failed, by id. */
      readonly problems: ReadonlyMap<string, string>;
      readonly busy: boolean;
      readonly accept: (lines: readonly CheckedLine[]) => Promise<void>;
      readonly close: () => void;
    };

const GONE = 'It no longer waits for a decision.';

/** Why a line cannot be decided on here; undefined: its lock is one's own. */
function blockOf(claim: TakeResult | undefined): string | undefined {
  if (claim?.kind === 'done') return undefined;
  if (claim?.kind === 'held') return `${claim.by} is reviewing this line.`;
  if (claim?.kind === 'failed') return claim.failure.message;
  return GONE;
}

function problemOf(result: WriteResult): string | undefined {
  if (result.kind === 'done') return undefined;
  if (result.kind === 'failed') return result.failure.message;
  return 'It changed while you looked at it. Close this and look at it again.';
}

/** The claim moves what was submitted into review; before the page has seen that, a decision would be about an older state. */
function isSettled(policy: StoredPolicy, side: ReviewSide, { claims }: GroupReview): boolean {
  return side.kind === 'client' || policy.state !== 'submitted' || claims?.get(policy.id)?.kind !== 'done';
}

/** What is decided on in one act, and how. */
export function useAllLines(props: AllLinesProps): AllLinesState {
  const { file, bench, contractorId, today, reading, now, onClose, onAccepted } = props;
  const { policy, records } = file;
  const notify = useNotify();
  // As they waited when the dialog was opened: what is accepted meanwhile stays in sight.
  const [ids] = useState(() => [
    ...(bench.obstacle === undefined ? [policy.id] : []),
    ...props.lines.filter(({ isWaiting }) => isWaiting).map((line) => line.policy.id),
  ]);
  const policies = ids.flatMap((id) => records.policies.find((one) => one.id === id) ?? []);
  const group = useGroupReview(
    policies.map((one) => reviewedPolicy(contractorId, { policy: one, records })),
    policy.id,
    now,
  );
  const holders = useLineHolders(bench.side, contractorId, ids);
  if (holders.kind === 'failed') return { kind: 'failed', message: holders.failure.message };
  const isReady = policies.every((one) => isSettled(one, bench.side, group));
  if (holders.kind === 'loading' || group.claims === undefined || !isReady) return { kind: 'loading' };

  const { results, busy, claims } = group;
  const accepted = new Set(ids.filter((id) => results.get(id)?.kind === 'done'));
  const { findings, editedText, internalComment } = bench.decision.draft;
  const isBegun = findings.length > 0 || editedText !== undefined || internalComment.trim() !== '';
  /** Why it cannot be decided on here; what was accepted here goes on to count for the others. */
  function blockedText(one: StoredPolicy): string | undefined {
    if (accepted.has(one.id)) return undefined;
    // A client's decision moves no policy: a colleague's is seen by its record alone.
    if (isDecided(one, bench.side, records.reviews)) return GONE;
    if (one.id === policy.id && isBegun)
      return 'You have begun a decision on it. Finish it on the workbench.';
    return blockOf(claims.get(one.id));
  }

  const lines = checkTogether(
    policies.map((one) => ({
      policy: one,
      holders: holders.of.get(one.id) ?? [],
      isOpen: one.id === policy.id,
      blocked: blockedText(one),
    })),
    { records, reading, today },
  );
  const problems = new Map(
    [...results].flatMap(([id, result]) => {
      const text = problemOf(result);
      return text === undefined ? [] : [[id, text] as const];
    }),
  );

  return {
    ...{ kind: 'ready', lines, accepted, problems, busy },
    open: lines.filter((line) => !accepted.has(line.policy.id)),
    async accept(chosen) {
      const done = await group.accept(
        chosen.map((line) => {
          const seen = { policy: line.policy, records: { ...records, holders: line.holders } };
          return {
            subject: reviewedPolicy(contractorId, seen),
            besides: seenHolders(contractorId, seen),
          };
        }),
      );
      if (done.size === 0) return;
      notify.show({
        kind: 'success',
        message: `${counted(done.size, 'policy', 'policies')} ${done.size === 1 ? 'is' : 'are'} accepted.`,
      });
      // What failed is told here first.
      if (done.size === chosen.length) onAccepted(new Set([...accepted, ...done]));
    },
    close() {
      // The rest is on its way.
      if (busy) return;
      if (accepted.size === 0) onClose();
      else onAccepted(accepted);
    },
  };
}
